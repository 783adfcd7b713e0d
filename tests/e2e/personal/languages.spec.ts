import { expect, test } from '@playwright/test'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const comparisons = [
  [
    '/nl/vergelijken/',
    'Deel deze lijst',
    'Pand 999999 staat niet meer in ons aanbod.',
    /^Verwijder [\p{L}\d]/u,
  ],
  [
    '/fr/comparer/',
    'Partager cette liste',
    'Le bien 999999 ne fait plus partie de notre offre.',
    /^Retirer [\p{L}\d]/u,
  ],
  ['/en/compare/', 'Share this list', 'Property 999999 is no longer listed.', /^Remove [\p{L}\d]/u],
  [
    '/de/vergleichen/',
    'Diese Liste teilen',
    'Objekt 999999 ist nicht mehr in unserem Angebot.',
    /^[\p{L}\d].* entfernen$/u,
  ],
] as const

test(
  'the comparison has its texts in the language of its page, with their values',
  { tag: '@night' },
  async ({ page }) => {
    await keep(page, 'compared', [...(await someIds(page, 2)), 999_999])
    for (const [path, share, gone, remove] of comparisons) {
      const trouble = await openPage(page, path)
      await expect(page.getByRole('button', { name: share })).toBeVisible()
      await expect(page.locator('.kept-gone li')).toContainText(gone)
      await expect(page.locator('.compare thead').getByRole('button', { name: remove })).toHaveCount(2)
      await expect(page.locator('main')).not.toContainText(/\{\{|personal\.|results\./)
      expect(trouble).toEqual([])
    }
  },
)
