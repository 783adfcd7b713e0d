import { expect, test, type Page } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { keep, lasting, soldId, someIds } from '#tests/support/pages/kept.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const pages = ['favorieten', 'vergelijken', 'recent-bekeken', 'zoekopdrachten']
const shareable = new Set(['favorieten', 'vergelijken'])

for (const name of pages) {
  test(
    `${name} is accessible with listings, sold and removed ones too`,
    { tag: shareable.has(name) ? [] : '@night' },
    async ({ page }) => {
      const ids = await fill(page)
      const shared = `?ids=${ids.slice(0, 3).join(',')}`
      const queries = ['', ...(name === 'vergelijken' ? [shared, `${shared}&view=scale`] : [])]
      for (const query of queries) {
        const trouble = await openPage(page, `/nl/${name}/${query}`)
        await expect(page.locator('.kept-tile, .compare, .street, .saved').first()).toBeVisible()
        await checkLooks(
          page,
          `personal ${name}${query === '' ? '' : ' shared'}${query.includes('view') ? ' scale' : ''}`,
          ['main'],
        )
        expect(lasting(trouble)).toEqual([])
      }
    },
  )
}

/** Fills every list; the favourites include a sold property and one that no longer exists. */
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
