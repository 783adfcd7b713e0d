import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'

test.use({ javaScriptEnabled: false })

for (const sample of samplePages('nl')) {
  test(`${sample.name} can be read without script`, async ({ page }) => {
    const trouble = await openPage(page, sample.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    expect(trouble).toEqual([])
  })
}
