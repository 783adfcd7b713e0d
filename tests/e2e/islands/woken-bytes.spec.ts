import { expect, type Page, test } from '@playwright/test'
import { hydratedScriptBudget } from '#scripts/checks/built/budgets.ts'
import { expectSlide, illustratedPage, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { expectWokenBytes } from '#tests/support/pages/woken-bytes.ts'

// A click during a smooth scroll is released over something else.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Woken = Readonly<{
  name: string
  /** Where another line of the same island is read every day. */
  tag?: '@night'
  path: string
  /** The stored list with two listings in it. */
  kept?: string
  wake: (page: Page) => Promise<void>
}>

const filtered = (page: Page) => expect(page.locator('[data-live] .tags a').first()).toBeVisible()

const islands: readonly Woken[] = [
  {
    name: 'the search box with a town',
    path: '/nl/',
    wake: async (page) => {
      const sale = page.locator('form[data-goal="sale"]')
      await sale.locator('summary').first().click()
      await sale.getByLabel('Berlare').click()
      await expect(sale.locator('.multi__value').first()).toHaveText('Berlare')
    },
  },
  {
    name: 'a list, filtered by touch',
    path: '/nl/te-koop/',
    wake: async (page) => {
      await page.locator('#filters summary').nth(1).click()
      await page.locator('#filters input[name="type"]').first().check()
      await filtered(page)
    },
  },
  {
    name: 'a list, filtered by its address',
    tag: '@night',
    path: '/nl/te-koop/?city=berlare&sort=price',
    wake: filtered,
  },
  {
    name: 'a list of projects, filtered',
    tag: '@night',
    path: '/nl/nieuwbouw/?price=200000-300000',
    wake: filtered,
  },
  {
    name: 'a list where nothing is found',
    tag: '@night',
    path: '/nl/te-koop/?city=zele&price=-1000',
    wake: filtered,
  },
  {
    name: 'the purchase costs, worked out',
    path: '/nl/aankoopkosten/?region=brussels&price=300000',
    wake: (page) => expect(page.locator('.calc__result dl').first()).toBeVisible(),
  },
  {
    name: 'favourites',
    path: '/nl/favorieten/',
    kept: 'favourites',
    wake: (page) => expect(page.locator('.kept-tile').first()).toBeVisible(),
  },
  {
    name: 'the comparison',
    tag: '@night',
    path: '/nl/vergelijken/',
    kept: 'compared',
    wake: (page) => expect(page.locator('.compare tbody tr').first()).toBeVisible(),
  },
  {
    name: 'recently viewed',
    tag: '@night',
    path: '/nl/recent-bekeken/',
    kept: 'recent',
    wake: (page) => expect(page.locator('.kept-tile').first()).toBeVisible(),
  },
  {
    name: 'the gallery of a property',
    path: illustratedPage(),
    wake: async (page) => {
      await pictureLinks(page).first().click()
      await expectSlide(page, /^1 van/)
    },
  },
]

for (const { name, tag = [], path, kept, wake } of islands) {
  test(`${name} loads at most ${hydratedScriptBudget / 1024} KB of script`, { tag }, async ({ page }) => {
    if (kept !== undefined) await keep(page, kept, await someIds(page, 2))
    await expectWokenBytes(page, async () => {
      await openPage(page, path)
      await wake(page)
    })
  })
}
