import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { keep, lasting, soldId, someIds } from '#tests/support/pages/kept.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'

const pages = ['favorieten', 'vergelijken', 'recent-bekeken', 'zoekopdrachten']

for (const width of [1280, 390]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${width} wide, ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: scheme })

      for (const name of pages) {
        test(`${name} with nothing in it`, async ({ page }) => {
          await openPage(page, `/nl/${name}/`)
          await expect(page.locator('.kept-empty:visible')).toBeVisible()
          await checkPage(page, `empty-${name}-${width}-${scheme}`)
        })

        test(`${name} with everything in it`, async ({ page }) => {
          const ids = await fill(page)
          const shared =
            name === 'favorieten' || name === 'vergelijken' ? [`?ids=${ids.slice(0, 3).join(',')}`] : []
          for (const query of ['', ...shared]) {
            const trouble = await openPage(page, `/nl/${name}/${query}`)
            await expect(page.locator('.kept-tile, .compare, .saved').first()).toBeVisible()
            await checkPage(page, `${name}${query === '' ? '' : '-shared'}-${width}-${scheme}`)
            expect(lasting(trouble)).toEqual([])
          }
        })
      }
    })
  }
}

/** Fills every list, with a sold property and one that is gone among the favourites. */
async function fill(page: Page): Promise<readonly number[]> {
  const ids = await someIds(page, 4)
  const sold = await soldId(page)
  await keep(page, 'favourites', [sold, ...ids, 999_999])
  await keep(page, 'compared', ids.slice(0, 3))
  await keep(page, 'recent', ids)
  await keep(page, 'searches', [
    { section: 'sale', query: '?city=berlare', name: 'Te koop: Berlare', savedOn: '2026-11-18' },
    { section: 'rent', query: '', name: 'Te huur', savedOn: '2026-11-19' },
  ])
  return ids
}

async function checkPage(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/personal-${name}.png`, fullPage: true })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told, name).toEqual([])
  expect(await findFlaws(page), name).toEqual([])
}
