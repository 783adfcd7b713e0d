import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'

test.use({ javaScriptEnabled: false })

test('every kind of page can be read without script', async ({ page }) => {
  test.slow()
  for (const { name, path } of fullPages('nl')) {
    const trouble = await openPage(page, path)
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect.soft(page.getByRole('main'), name).toBeVisible()
    expect.soft(trouble, name).toEqual([])
  }
})
