import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countVisit } from '#client/listing/count-visit.ts'
import { leadBack } from '#client/listing/lead-back.ts'
import { startSectionNav } from '#client/listing/section-nav.ts'
import { answerPress } from '#client/listing/share.ts'
import { find, settle, showPage, textsOf } from '#tests/support/island/page.ts'

/** Puts a value in the place of one of the browser's own. */
function stand(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true })
}

describe('the link back', () => {
  const { origin } = location
  test.each([
    ['the list', '/nl/te-koop/', true],
    ['its second page', '/nl/te-koop/2/', true],
    ['the list of a town, page 3', '/nl/te-koop/zele/3/', true],
    ['a search', '/nl/te-koop/?city=zele', true],
    ['another section', '/nl/te-huur/', false],
    ['a home', '/nl/te-koop/zele/huis-2417/', false],
    ['the page of a home', '/nl/te-koop/a/b/c/', false],
  ])('from %s leads there: %s %s', (_, path, leadsThere) => {
    stand(document, 'referrer', origin + path)
    showPage('<a data-list="/nl/te-koop/" href="/nl/te-koop/">Terug</a>')
    leadBack()
    expect(find<HTMLAnchorElement>('a').href).toBe(origin + (leadsThere ? path : '/nl/te-koop/'))
  })

  test('leads to the list after another site, and may be absent', () => {
    stand(document, 'referrer', 'https://zoek.example/nl/te-koop/')
    showPage('<a data-list="/nl/te-koop/" href="/nl/te-koop/">Terug</a>')
    leadBack()
    expect(find<HTMLAnchorElement>('a').href).toBe(`${origin}/nl/te-koop/`)
    showPage('')
    leadBack()
  })
})

test.each([
  ['https://zoek.example/pad?vraag', 'zoek.example'],
  ['', ''],
])('a visit is counted with the host %s → %s, not the page', (referrer, from) => {
  const sent: [string | URL, unknown][] = []
  stand(navigator, 'sendBeacon', (to: string, body: unknown) => sent.push([to, String(body)]))
  stand(document, 'referrer', referrer)
  countVisit('/visits', 'property/7')
  expect(sent).toEqual([['/visits', `subject=property%2F7&from=${from}`]])
})

describe('the buttons to share', () => {
  const copied: string[] = []
  beforeEach(() => {
    copied.length = 0
    stand(navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) })
    stand(navigator, 'share', undefined)
    showPage('<p class="prop-head__place"> Dorp 1, Zele </p><p class="toast"></p><button id="one"></button>')
  })
  const press = async (data: DOMStringMap): Promise<string> => {
    Object.assign(find('#one').dataset, data)
    await answerPress(find('#one'))
    return find('.toast').textContent
  }

  test('copy the address of the home, and say so', async () => {
    expect(await press({ copy: 'Adres gekopieerd' })).toBe('Adres gekopieerd')
    expect(copied).toEqual(['Dorp 1, Zele'])
  })

  test('say the address itself where copying is not allowed', async () => {
    stand(navigator, 'clipboard', undefined)
    expect(await press({ copy: 'Adres gekopieerd' })).toBe('Dorp 1, Zele')
  })

  test('open the sheet of the device', async () => {
    const shared: unknown[] = []
    stand(navigator, 'share', async (what: unknown) => void shared.push(what))
    document.title = 'Huis te Zele'
    expect(await press({ share: 'Gekopieerd' })).toBe('')
    expect(shared).toEqual([{ title: 'Huis te Zele', url: location.href }])
  })

  test.each([
    ['there is no sheet', undefined, 'Gekopieerd'],
    ['the sheet fails', async () => Promise.reject(new DOMException('x', 'NotAllowedError')), 'Gekopieerd'],
    ['the visitor cancels', async () => Promise.reject(new DOMException('x', 'AbortError')), ''],
  ])('where %s', async (_, share, said) => {
    stand(navigator, 'share', share)
    expect(await press({ share: 'Gekopieerd' })).toBe(said)
    expect(copied).toEqual(said === '' ? [] : [location.href])
  })

  test('print', async () => {
    const print = vi.fn<() => void>()
    stand(globalThis, 'print', print)
    await press({ print: '' })
    expect([print.mock.calls.length, copied]).toEqual([1, []])
  })
})

describe('the links to the sections of a page', () => {
  const marked = () => textsOf('[aria-current=true]')
  beforeEach(() => {
    scrollTo(0, 0)
    showPage(`<nav class="subnav" style="width:50px;overflow:auto;white-space:nowrap"><a href="#a">First section</a> <a href="#b">Second section</a></nav>
      <div style="height:2000px"></div><p id="a" style="height:1500px;margin:0"></p><p id="b" style="height:3000px;margin:0"></p>`)
    startSectionNav()
  })

  test('mark the one that is read, scrolled into view, and none above the first', async () => {
    await settle(50)
    expect(marked()).toEqual([])
    find('#b').scrollIntoView({ behavior: 'instant' })
    await expect.poll(marked).toEqual(['Second section'])
    expect(find('nav').scrollLeft).toBeGreaterThan(40)
    find('#a').scrollIntoView({ behavior: 'instant' })
    await expect.poll(marked).toEqual(['First section'])
    scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(marked).toEqual([])
  })

  test('do not move away from the link that has the focus', async () => {
    find('a').focus()
    find('#b').scrollIntoView({ behavior: 'instant' })
    await expect.poll(marked).toEqual(['Second section'])
    expect(find('nav').scrollLeft).toBe(0)
  })
})

test('a page without sections has no links to mark', () => {
  showPage('')
  expect(startSectionNav).not.toThrow()
})
