import { beforeEach, describe, expect, inject, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Compare } from '#islands/personal/Compare.tsx'
import { KeptHomes } from '#islands/personal/KeptHomes.tsx'
import { SavedSearches } from '#islands/personal/SavedSearches.tsx'
import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { $recent } from '#stores/recent.ts'
import { $savedSearches } from '#stores/saved-searches.ts'
import { builtFiles, find, goTo, serve, settle, textsOf } from '#tests/support/island/page.ts'

const { kept } = inject('built')
const { pathname } = location
const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
    (ariaLabel ?? textContent).trim().startsWith(words),
  )
  if (found === undefined) throw new Error(`no button ${words}`)
  return found
}
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('.kept-tile [data-favourite]')].map(({ dataset }) =>
    Number(dataset['favourite']),
  )
const columns = () => textsOf('.compare__title').length

beforeEach(() => {
  goTo(pathname)
  $favourites.set([])
  $compared.set([])
  $recent.set([])
  serve(builtFiles())
})

describe('the favourites', () => {
  // First: what is loaded stays so.
  test('that cannot be loaded say so, and try again', async () => {
    $favourites.set([3])
    serve({})
    await render(<KeptHomes {...kept} page="favourites" />)
    await expect.poll(() => textsOf('[role=alert], .kept-note').length).toBe(1)
    serve(builtFiles())
    button('Probeer').click()
    await expect.poll(tiles).toEqual([3])
  })

  test('are shown in their order; those that are gone say so, and can be removed', async () => {
    $favourites.set([3, 99, 2])
    await render(<KeptHomes {...kept} page="favourites" />)
    await expect.poll(tiles).toEqual([3, 2])
    expect(find('.kept-gone').textContent).toContain('99')
    find('.kept-gone button').click()
    await expect.poll(() => document.querySelector('.kept-gone')).toBeNull()
    expect($favourites.get()).toEqual([3, 2])
  })

  test('come back after a removal', async () => {
    $favourites.set([3, 2])
    await render(<KeptHomes {...kept} page="favourites" />)
    await expect.poll(tiles).toEqual([3, 2])
    expect(textsOf('.kept-undo')).toEqual([''])
    button('Alles verwijderen').click()
    await expect.poll(tiles).toEqual([])
    button('Ongedaan maken').click()
    await expect.poll(tiles).toEqual([3, 2])
  })

  test('of a shared link are kept by a press, after one’s own', async () => {
    $favourites.set([1])
    goTo(`${pathname}?ids=3,1,2`)
    await render(<KeptHomes {...kept} page="favourites" />)
    await expect.poll(tiles).toEqual([3, 1, 2])
    expect(textsOf('.more')).not.toContain('Alles verwijderen')
    find('.kept-note button').click()
    await settle()
    expect($favourites.get()).toEqual([1, 3, 2])
  })
})

test('viewed homes are shown latest first, and can be forgotten', async () => {
  $recent.set([5, 4])
  await render(<KeptHomes {...kept} page="recent" />)
  await expect.poll(tiles).toEqual([5, 4])
  button('Alles verwijderen').click()
  await expect.poll(tiles).toEqual([])
  expect($recent.get()).toEqual([])
})

describe('saved searches', () => {
  const sale = { label: 'Te koop', href: '/nl/te-koop/', isProjects: false }
  const saved = (query: string, section = 'sale') => {
    const name = `Zoek ${section}${query}`
    return { section, query, name, savedOn: '2026-11-20' }
  }
  const shown = () => textsOf('.saved__count')

  test('lead to their list, with what they find today; one whose list is gone says so', async () => {
    $savedSearches.set([saved('?city=berlare'), saved('?q=kk-7'), saved('', 'gone')])
    await render(<SavedSearches {...kept} page="searches" searchable={{ sale }} />)
    await expect
      .poll(() => shown().slice(0, 2))
      .toEqual(['Vandaag gevonden: 6 panden', 'Vandaag gevonden: 1 pand'])
    expect(shown()[2]).toBe('Deze lijst bestaat niet meer.')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.saved__name a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/nl/te-koop/?city=berlare',
      '/nl/te-koop/?q=kk-7',
    ])
    expect(textsOf('.saved .muted')[0]).toMatch(/^Te koop\. .*20 november 2026/)
  })

  test('are removed one by one or all, and come back', async () => {
    $savedSearches.set([saved('?city=berlare'), saved('')])
    await render(<SavedSearches {...kept} page="searches" searchable={{ sale }} />)
    await expect.poll(() => shown().length).toBe(2)
    find('.saved .more').click()
    await expect.poll(() => textsOf('.saved__name')).toEqual(['Zoek sale'])
    button('Alles verwijderen').click()
    await expect.poll(() => shown().length).toBe(0)
    button('Ongedaan maken').click()
    await expect.poll(() => textsOf('.saved__name')).toEqual(['Zoek sale'])
  })
})

describe('the comparison', () => {
  const rows = () => textsOf('.compare tbody th[scope=row]')

  test('shows homes side by side, and only their differences on demand', async () => {
    $compared.set([1, 3])
    await render(<Compare {...kept} />)
    await expect.poll(columns).toBe(2)
    const all = rows()
    const same = textsOf('[data-same] th[scope=row]')
    expect(same.length).toBeGreaterThan(0)
    find('.compare-switch input').click()
    await expect.poll(() => rows().length).toBe(all.length - same.length)
  })

  test('removes a home, says that one alone compares nothing, and takes a favourite', async () => {
    $favourites.set([7, 1])
    $compared.set([1, 3])
    await render(<Compare {...kept} />)
    await expect.poll(columns).toBe(2)
    expect(textsOf('.compare-add li').length).toBe(1)
    find('.compare__out').click()
    await expect.poll(columns).toBe(1)
    expect([$compared.get(), textsOf('.kept-bar .muted').length, textsOf('.compare-switch').length]).toEqual([
      [3],
      1,
      0,
    ])
    find('.compare-add button').click()
    await expect.poll(columns).toBe(2)
    expect($compared.get()).toEqual([3, 7])
  })

  test('of four takes no fifth, and a shared one is not changed', async () => {
    $favourites.set([7])
    $compared.set([1, 2, 3, 4])
    await render(<Compare {...kept} />)
    await expect.poll(columns).toBe(4)
    expect(document.querySelector('.compare-add')).toBeNull()
    goTo(`${pathname}?ids=5,6`)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(columns).toBe(2)
    expect([document.querySelector('.compare__out'), document.querySelector('.compare-add')]).toEqual([
      null,
      null,
    ])
  })

  test('to scale keeps its order and its choice in the address, and can be copied', async () => {
    $compared.set([3, 1])
    await render(<Compare {...kept} />)
    await expect.poll(columns).toBe(2)
    find('.segment label:last-child input').click()
    await expect.poll(() => textsOf('.street__heads .compare__title').length).toBe(2)
    expect(location.search).toBe('?view=scale')
    expect(find<HTMLInputElement>('.street__address input').value).toContain('?ids=3,1&view=scale')
    expect(textsOf('.street__stage > .vh').length).toBe(1)
    find('.segment label input').click()
    await expect.poll(() => textsOf('.compare tbody').length).toBeGreaterThan(0)
    expect(location.search).toBe('')
  })

  test('to scale of one home, and of one that is gone, says what there is', async () => {
    goTo(`${pathname}?ids=1,99&view=scale`)
    await render(<Compare {...kept} />)
    await expect.poll(() => textsOf('.street__heads > li').length).toBe(1)
    expect(find('.kept-gone').textContent).toContain('99')
    expect(textsOf('.street__values b').every((text) => text !== '')).toBe(true)
  })
})
