import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { expectMap, openTools, targets } from '#tests/support/pages/map-page.ts'
import { pathOf, type State, type Width } from './state.ts'

const filtered = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-q')

/** Opens the choice at a place in the search box of the home page, and waits until it answers. */
const boxChoice =
  (at: number, goal = 'sale') =>
  async (page: Page): Promise<Locator> => {
    const form = page.locator(`form[data-goal="${goal}"]`)
    if (!(await form.isVisible()))
      await page.locator(`.search [type=radio][value="${goal}"]`).check({ force: true })
    await form.locator('summary').nth(at).click()
    await expect(form.locator('output.vh')).toBeAttached()
    return form
  }

/** Opens a filter of a list, on a phone in its sheet. */
const filter =
  (at: number) =>
  async (page: Page, width: Width): Promise<Locator> => {
    await filtered(page)
    if (width === 390) await page.locator('.filters__open').click()
    const choice = page.locator('#filters details').nth(at)
    await choice.locator('summary').click()
    await expect(choice).toHaveAttribute('open')
    return choice
  }

const say = (sentence: string) => async (page: Page) => {
  await page.locator('.say input').fill(sentence)
  await expect(page.locator('.heard li').first()).toBeVisible()
}

const list = (locale: Locale, query = '', key = 'results:sale') => pathOf(key, locale) + query
const map = (locale: Locale, query = '') => list(locale, `?view=map${query}`)

/** Which pins stand alone depends on the width: near Berlare some do. */
const alone = '&around=berlare-5&price=900000-'

const boxStates: readonly State[] = [
  { name: 'towns in the search box', path: pathOf('home', 'nl'), open: boxChoice(0) },
  { name: 'kinds in the search box', path: pathOf('home', 'fr'), open: boxChoice(1) },
  { name: 'prices in the search box', path: pathOf('home', 'de'), open: boxChoice(2, 'rent') },
  {
    name: 'kinds of new homes in the search box',
    path: pathOf('home', 'en'),
    open: boxChoice(1, 'projects'),
  },
  {
    name: 'a town of a name that does not exist',
    path: pathOf('home', 'en'),
    open: async (page) => {
      const form = await boxChoice(0)(page)
      await form.locator('.multi__filter').fill('qqq')
      await expect(form.locator('.multi__none').first()).not.toBeEmpty()
    },
  },
  {
    name: 'the search box with towns that are chosen',
    path: pathOf('home', 'de'),
    open: async (page) => {
      const form = await boxChoice(0)(page)
      for (const town of ['berlare', 'zele']) await form.locator(`[value=${town}]`).check()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'a sentence that is understood',
    path: pathOf('home', 'nl'),
    open: say('huis met tuin in Lokern onder 400.000'),
  },
  { name: 'a sentence on a list', path: list('fr', '', 'results:rent'), open: say('appartement à Zele 700') },
  {
    name: 'a sentence whose words did not come',
    path: pathOf('home', 'en'),
    before: (page) => page.route('**/words/sentence-*.json', (route) => route.abort()),
    open: async (page) => {
      await page.locator('.say input').fill('house in Zele')
      await expect(page.locator('.heard[role=alert]')).toBeVisible()
    },
  },
]

const listStates: readonly State[] = [
  { name: 'towns of a list', path: list('nl'), open: filter(0) },
  { name: 'kinds of a list', path: list('de'), open: filter(1) },
  { name: 'more filters of a list', path: list('fr', '?city=berlare'), open: filter(3) },
  { name: 'more filters of new homes', path: list('en', '', 'results:projects'), open: filter(3) },
  { name: 'a filtered list', path: list('en', '?city=berlare&city=stekene&sort=price'), open: filtered },
  {
    name: 'an empty list',
    path: list('fr', '?city=berlare&price=-150000&bedrooms=5&garden=1'),
    open: filtered,
  },
  {
    name: 'new homes where nothing fits',
    path: list('nl', '?price=-1000', 'results:projects'),
    open: filtered,
  },
  { name: 'a list ranked by words', path: list('nl', '?city=zele&rank=rustig'), open: filtered },
  { name: 'a list of words', path: list('de', '?q=Berlare'), open: filtered },
  { name: 'the second page of a list', path: pathOf('results:sale::2', 'fr') },
  { name: 'a town', path: pathOf('results:sale:berlare', 'en') },
  { name: 'the last page of a filtered list', path: list('de', '?type=1&page=3'), open: filtered },
  {
    name: 'a search that was saved',
    path: list('nl', '?city=berlare'),
    open: async (page) => {
      await filtered(page)
      await page.locator('.save-search button').click()
      await expect(page.locator('.save-search a').first()).toBeVisible()
    },
  },
  {
    name: 'a list whose files did not come',
    path: list('de', '?city=berlare'),
    before: (page) => page.route('**/search/**', (route) => route.abort()),
    open: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'a home that was kept',
    path: list('de'),
    open: async (page) => {
      await page.locator('[data-favourite]').first().click()
      await expect(page.locator('.toast')).toBeVisible()
    },
  },
]

const mapStates: readonly State[] = [
  { name: 'the map', path: map('nl'), open: expectMap },
  { name: 'the map of new homes', path: list('de', '?view=map', 'results:projects'), open: expectMap },
  {
    name: 'the map with the card of a home',
    path: map('fr', alone),
    open: async (page) => {
      await expectMap(page)
      await targets(page, /€/).first().press('Enter')
      await expect(page.locator('.map__card')).toBeVisible()
    },
  },
  {
    name: 'the map with its tools',
    path: map('en'),
    open: async (page) => {
      await expectMap(page)
      await openTools(page)
    },
  },
  {
    name: 'the map on which an area is drawn',
    path: map('nl', alone),
    open: async (page) => {
      await expectMap(page)
      await openTools(page)
      await page.locator('.map__more > button').first().press('Enter')
      await expect(page.locator('.map__menu')).toHaveCount(0)
    },
  },
  {
    name: 'the map of a visitor whose place is not known',
    path: map('de'),
    open: async (page) => {
      await expectMap(page)
      await page.locator('.map__bar button').first().press('Enter')
      await expect(page.locator('.map__near output')).not.toBeEmpty()
    },
  },
  {
    name: 'the map of a search that finds nothing',
    path: map('en', '&city=zele&price=-1000'),
    open: (page) => expect(page.locator('.empty').first()).toBeVisible(),
  },
]

/** What is opened and found where one searches. */
export const searchStates: readonly State[] = [...boxStates, ...listStates, ...mapStates]
