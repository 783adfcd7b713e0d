import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerPress } from '#client/banner/banner-map.ts'
import { closeCardsOnEscape } from '#client/banner/light-cards.ts'
import { startFilms } from '#client/banner/banner-film.ts'
import { startSlides } from '#client/banner/banner-slides.ts'
import { find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

/** Sets what the visitor prefers. */
function prefer(...queries: readonly string[]): EventTarget {
  const changes = new EventTarget()
  globalThis.matchMedia = (query) =>
    Object.assign(changes, {
      matches: queries.some((each) => query.includes(each)),
      media: query,
    }) as MediaQueryList
  return changes
}

describe('slides of a banner', () => {
  const shown = () => textsOf('[data-shown]')
  const button = () => find<HTMLButtonElement>('button')
  beforeEach(() => {
    vi.useFakeTimers()
    showPage(
      '<ul data-play="Speel" data-pause="Stop" style="display:flex;width:100px;overflow:auto;margin:0;padding:0"><li style="min-width:100px">A</li><li style="min-width:100px">B</li></ul><button></button>',
    )
    return () => vi.useRealTimers()
  })

  test('fade every five seconds, over and over, until they are stopped where they are', () => {
    prefer()
    startSlides()
    expect([shown(), button().ariaLabel]).toEqual([['A'], 'Stop'])
    vi.advanceTimersByTime(4999)
    expect(shown()).toEqual(['A'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['B'])
    button().click()
    expect([button().ariaLabel, find('ul').hasAttribute('data-fading'), find('ul').scrollLeft]).toEqual([
      'Speel',
      false,
      100,
    ])
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual(['B'])
    button().click()
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual(['A'])
  })

  test('pause while they have the focus', () => {
    prefer()
    startSlides()
    find('ul').tabIndex = 0
    find('ul').focus()
    vi.advanceTimersByTime(15_000)
    expect(shown()).toEqual(['A'])
  })

  test('stay a strip with reduced motion', () => {
    prefer('reduced-motion')
    startSlides()
    expect([find('ul').hasAttribute('data-fading'), button().hidden, button().ariaLabel]).toEqual([
      false,
      true,
      'Speel',
    ])
  })
})

describe('a film of a banner', () => {
  test.each([
    ['plays by itself', [], false, 1],
    ['waits with reduced motion', ['reduced-motion'], false, 0],
    ['waits with reduced data', ['reduced-data'], false, 0],
    ['waits where the browser saves data', [], true, 0],
  ])('%s', (_, queries, saveData, plays) => {
    const changes = prefer(...queries)
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
    showPage('<video class="film"></video>')
    const film = find<HTMLVideoElement>('video')
    const play = vi.spyOn(film, 'play').mockRejectedValue(new Error('not allowed'))
    const pause = vi.spyOn(film, 'pause')
    startFilms()
    changes.dispatchEvent(new Event('change'))
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([plays, queries.length])
  })
})

test('a pressed map takes the place of its link, and gets its message', async () => {
  serve({ '/m.json': { town: 'zele' } })
  showPage('<p><a href="about:blank#map" data-message="/m.json"> Kaart </a></p>')
  const link = find<HTMLAnchorElement>('a')
  await answerPress(link)
  expect([
    find<HTMLIFrameElement>('iframe').title,
    find<HTMLIFrameElement>('iframe').src,
    document.activeElement,
  ]).toEqual(['Kaart', 'about:blank#map', find('iframe')])
  expect(document.querySelector('p')).toBeNull()
  serve({})
  await expect(answerPress(link)).rejects.toThrow('404')
})

test('the card of a lit window is closed on Escape, until the focus comes back', () => {
  showPage('<ul class="lights"><li><a href="#a">A</a><li><a href="#b">B</a></ul>')
  closeCardsOnEscape()
  const isClosed = () => find('.lights').hasAttribute('data-closed')
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('Tab')
  find<HTMLAnchorElement>('[href="#a"]').focus()
  press('Enter')
  expect(isClosed()).toBe(false)
  press('Escape')
  expect(isClosed()).toBe(true)
  find<HTMLAnchorElement>('[href="#b"]').focus()
  expect(isClosed()).toBe(false)
})
