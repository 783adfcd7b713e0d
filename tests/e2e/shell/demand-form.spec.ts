import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

/** Returns the sorted values of a form field. */
async function valuesOf(page: Page, name: string): Promise<readonly string[]> {
  const fields = page.locator(`#demand-register [name="${name}"]`)
  const values = await fields.evaluateAll((all) =>
    all.flatMap((field) => {
      if (!(field instanceof HTMLInputElement)) return []
      return field.type === 'text' || field.checked ? [field.value] : []
    }),
  )
  return values.toSorted()
}

test('the form linked from an empty list is filled in with the search', async ({ page }) => {
  const trouble = await openPage(page, '/nl/te-koop/?city=berlare&city=zele&type=1&price=-1000')
  await page.locator('.results-live .empty__act .button').click()
  await expect(page.locator('#demand-register')).toBeVisible()
  await expect.poll(() => valuesOf(page, 'zones')).toEqual(['berlare', 'zele'])
  expect(await valuesOf(page, 'searchGoal')).toEqual(['buy'])
  expect(await valuesOf(page, 'categories')).toEqual(['1'])
  expect(await valuesOf(page, 'priceMin')).toEqual([''])
  expect(await valuesOf(page, 'priceMax')).toEqual(['1000'])
  expect(trouble).toEqual([])
})
