import { expect, test } from '@playwright/test'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import { builtLocales } from '#tests/support/catalogue/sample-pages.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

test.use(newVisitor)

test('the answers of the consent dialog fit a narrow window in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of builtLocales()) {
    const trouble = await openPage(page, `/${locale}/`)
    await expect(page.locator('dialog.consent')).toBeVisible()
    expect.soft(await findFlaws(page), locale).toEqual([])
    await page.locator('.consent [value=swap]').first().click()
    await expect(page.locator('.consent').getByRole('checkbox')).toHaveCount(5)
    expect.soft(await findFlaws(page), locale).toEqual([])
    expect.soft(trouble, locale).toEqual([])
  }
})
