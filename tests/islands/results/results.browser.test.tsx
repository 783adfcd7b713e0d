import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Results } from '#islands/results/Results.tsx'
import { readForm, writeForm } from '#islands/results/filters/form-criteria.ts'
import type { ResultsProps } from '#islands/results/list/results-props.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { storageKey } from '#stores/stored-values.ts'
import {
  builtFiles,
  enter,
  find,
  goTo,
  pressKey,
  serve,
  settle,
  showPage,
  textsOf,
} from '#tests/support/island/page.ts'

const { list, townList } = inject('built')

/** The IDs of the homes that are shown, in their order. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.results-region [data-favourite]')].map(({ dataset }) =>
    Number(dataset['favourite']),
  )
const said = () => find('.results-bar output').textContent
const chips = () => textsOf('.results-bar__end .tags a').filter((words) => words !== 'Wis alles')
const box = (name: string, value: string) => find<HTMLInputElement>(`[name=${name}][value="${value}"]`)

/** Opens a list at an address. */
async function open(
  query = '',
  props: ResultsProps = list,
  files: Readonly<Record<string, unknown>> = builtFiles(),
) {
  showPage('')
  goTo(props.document.path + query)
  document.title = `${props.title} | Kouter & Kaai`
  const asked = serve(files)
  await render(<Results {...props} />)
  return asked
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset['q'] = ''
})

describe('the list of an address', () => {
  // First: what is loaded stays so.
  test('that cannot be loaded says so above the list of the page, and tries again', async () => {
    await open('?city=berlare', list, {})
    await expect.poll(() => textsOf('[role=alert]').length).toBe(1)
    expect(find('[data-live],.results-live').dataset['pending']).toBeUndefined()
    serve(builtFiles())
    find('[role=alert] button').click()
    await expect.poll(() => shown().length).toBe(6)
    expect(textsOf('[role=alert]')).toEqual([])
  })

  test('without a search is the page as it was written', async () => {
    await open()
    await expect.poll(() => document.documentElement.dataset['q']).toBeUndefined()
    expect([shown(), said(), document.querySelector('[data-live]')]).toEqual([[], list.summary, null])
    expect(document.documentElement.hasAttribute('data-elsewhere')).toBe(false)
  })

  test.each([
    ['?city=berlare', [1, 3, 5, 7, 9, 11], '6 panden', ['Berlare']],
    ['?city=berlare&bedrooms=3', [3, 7, 11], '3 panden', ['Berlare', '3 of meer slaapkamers']],
    ['?price=400000-500000&sort=price', [4, 5], '2 panden', ['€ 400.000 tot € 500.000']],
    ['?q=kk-7', [7], '1 pand', ['‘kk-7’']],
  ])('%s shows what fits, with its filters to remove', async (query, ids, words, filters) => {
    await open(query)
    await expect.poll(() => shown().toSorted((a, b) => a - b)).toEqual(ids)
    expect(said()).toBe(words)
    expect(chips()).toHaveLength(filters.length)
    expect(find('[data-live]')).toBeTruthy()
    expect(document.documentElement.dataset['q']).toBeUndefined()
    expect(document.documentElement.hasAttribute('data-elsewhere')).toBe(true)
  })

  test.each([
    ['price', [1, 2, 3]],
    ['-price', [12, 11, 10]],
  ])('is sorted by %s', async (order, first) => {
    await open(`?sort=${order}&price=-1300000`)
    await expect.poll(() => shown().slice(0, 3)).toEqual(first)
    expect(find<HTMLSelectElement>('[name=sort]').value).toBe(order)
  })

  test('names a value that no listing has, and searches without it', async () => {
    await open('?city=berlare&city=atlantis')
    await expect.poll(() => shown().length).toBe(6)
    expect(find('.results-notice').textContent).toContain('atlantis')
    expect(find<HTMLAnchorElement>('.results-notice a').search).toBe('?city=berlare')
    expect(chips()).toHaveLength(1)
  })

  test('of a town has that town beside its own filters, until the query names another', async () => {
    await open('?bedrooms=3', townList)
    await expect.poll(() => shown().length).toBe(3)
    expect(box('city', 'berlare').checked).toBe(true)
    await open('?city=sint-niklaas', townList)
    await expect.poll(() => shown().length).toBe(6)
  })

  test('gives the focus of a removed filter to the one that takes its place, at last to the list', async () => {
    await open('?city=berlare&bedrooms=3')
    await expect.poll(() => shown().length).toBe(3)
    const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.results-bar__end .tags a')]
    links()[0]?.click()
    await expect.poll(chips).toHaveLength(1)
    await expect.poll(() => document.activeElement).toBe(links()[0])
    links()[0]?.click()
    await expect.poll(() => location.search).toBe('')
    await expect.poll(() => document.activeElement).toBe(find('.results-region'))
  })

  test('comes in pages, each with an address', async () => {
    await open('?city=berlare', { ...list, pageSize: 4 })
    await expect.poll(() => shown().length).toBe(4)
    const [, second] = document.querySelectorAll<HTMLAnchorElement>('.paging a')
    expect(second?.search).toBe('?city=berlare&page=2')
    second?.click()
    await expect.poll(() => shown().length).toBe(2)
    expect(said()).toMatch(/2\svan\s2$/)
    expect(location.search).toBe('?city=berlare&page=2')
    expect(document.activeElement).toBe(find('.results-region'))
  })

  test('that nothing fits says what leads on, most homes first', async () => {
    await open('?city=berlare&price=1200000-1300000&bedrooms=3')
    await expect.poll(() => textsOf('.empty h2').length).toBe(1)
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('.empty__ways a')].map(
      ({ search }) => search,
    )
    expect(ways).toEqual(['?city=berlare&bedrooms=3'])
    await expect.poll(() => textsOf('.empty-near h3').length).toBe(3)
  })

  test.each([
    ['?city=sint-niklaas&view=map', ['1 pand zonder ligging staat niet op de kaart.']],
    ['?city=berlare&view=map', []],
  ])('%s says how many of the found homes are not on the map', async (query, words) => {
    await open(query)
    await expect.poll(() => document.querySelectorAll('.results-split [data-row]').length).toBe(6)
    expect(textsOf('.results-note')).toEqual(words)
  })

  test('counts what each option leads to', async () => {
    await open('?bedrooms=3')
    await expect.poll(() => shown().length).toBe(3)
    const count = (value: string) =>
      box('city', value).closest('label')?.querySelector('.multi__count')?.textContent
    expect([count('berlare'), count('sint-niklaas')]).toEqual(['3', '0'])
  })
})

describe('the filters', () => {
  test('change the address and the list; within one of them they are one step of the history', async () => {
    await open()
    await expect.poll(() => document.querySelector('[name=city][value=sint-niklaas]')).not.toBeNull()
    // The length of the history ends at fifty, which earlier tests may have reached.
    const steps = vi.spyOn(history, 'pushState')
    onTestFinished(() => steps.mockRestore())
    box('city', 'berlare').click()
    await expect.poll(() => shown().length).toBe(6)
    box('city', 'sint-niklaas').click()
    await expect.poll(() => location.search).toBe('?city=berlare&city=sint-niklaas')
    expect(steps).toHaveBeenCalledTimes(1)
    enter(find<HTMLSelectElement>('[name=sort]'), '-price')
    await expect.poll(() => location.search).toContain('sort=-price')
    expect(steps).toHaveBeenCalledTimes(2)
    history.back()
    await expect.poll(() => find<HTMLSelectElement>('[name=sort]').value).toBe('')
    expect(box('city', 'berlare').checked).toBe(true)
    history.back()
    await expect.poll(() => document.querySelector('[data-live]')).toBeNull()
    expect(box('city', 'berlare').checked).toBe(false)
  })

  test('name the list, in its heading and in the title of the page', async () => {
    await open('?city=berlare&price=-400000&bedrooms=2')
    const sentence = /^.+ in Berlare, tot €\s400\.000, 2 slaapkamers of meer/
    await expect.poll(() => find('h1').textContent).toMatch(new RegExp(`${sentence.source}$`))
    // The title follows the list, which follows the heading.
    await expect.poll(() => document.title).toMatch(new RegExp(`${sentence.source} \\| Kouter & Kaai$`))
    find('.results-bar__end .tags ~ a, .tags .more').click()
    await expect.poll(() => find('h1').textContent).toBe(list.title)
    await expect.poll(() => document.title).toBe(`${list.title} | Kouter & Kaai`)
  })

  test('go one by one', async () => {
    await open('?city=berlare&bedrooms=3')
    await expect.poll(() => chips().length).toBe(2)
    find('.results-bar__end .tags a').click()
    await expect.poll(() => chips().length).toBe(1)
  })

  test('that were chosen before the page woke count, unless the address has a search', () => {
    showPage(
      '<form><input type="checkbox" name="city" value="zele" checked><input type="checkbox" name="price" value="-100000"><input name="q" value="tuin"><input type="radio" name="view" value="map"><select name="sort"><option value=""><option value="price"></select></form>',
    )
    const form = find<HTMLFormElement>('form')
    const asked = parseCriteria('?price=-100000&price=5-6&kind=villa&bathrooms=2&page=4&view=list')
    expect(readForm(form, asked)).toMatchObject({
      towns: ['zele'],
      text: ['tuin'],
      prices: [{ min: 5, max: 6 }],
      // They come with the list.
      kinds: ['villa'],
      bathrooms: [2],
      page: 1,
      view: 'list',
    })
    writeForm(form, parseCriteria('?price=-100000&sort=price&view=map&q=zon'))
    expect(Object.fromEntries(new FormData(form))).toEqual({
      price: '-100000',
      q: 'zon',
      view: 'map',
      sort: 'price',
    })
    writeForm(form, parseCriteria(''))
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: '', sort: '' })
  })

  test('are saved as a search, whatever its page', async () => {
    await open('?city=berlare&page=2', { ...list, pageSize: 4 })
    await expect.poll(() => shown().length).toBe(2)
    const save = find('.save-search button')
    expect(save.ariaDisabled).toBe('false')
    save.click()
    await expect.poll(() => find('.save-search button').ariaDisabled).toBe('true')
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey('searches')) ?? '[]')
    expect(kept).toMatchObject([
      { section: 'sale', query: '?city=berlare', savedOn: new Date().toLocaleDateString('sv') },
    ])
    save.click()
    expect(JSON.parse(localStorage.getItem(storageKey('searches')) ?? '[]')).toHaveLength(1)
  })

  test('in a list are moved among by the keys of a list', async () => {
    await open()
    find('#filters').showPopover()
    const menu = find<HTMLDetailsElement>('.multi:has([name=city])')
    menu.open = true
    await settle()
    pressKey(find('.multi:has([name=city]) .multi__filter'), 'ArrowDown')
    expect(document.activeElement).toBe(box('city', 'berlare'))
    pressKey(box('city', 'berlare'), 's')
    expect(document.activeElement).toBe(box('city', 'sint-niklaas'))
    pressKey(box('city', 'sint-niklaas'), 'Escape')
    expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector('summary')])
  })
})
