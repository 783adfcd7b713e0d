import { expect, test } from '@playwright/test'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { allFeatures } from '#tests/support/sites/all-features.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'

test.use({ locale: 'de-DE' })

let site: VariantSite
test.beforeAll(async () => {
  site = await serveVariant(allFeatures)
})
test.afterAll(() => site.close())

test('who prefers German gets no offer on a page without German version; the menu says which language it has', async ({
  page,
}) => {
  await refuseConsent(page)
  await page.goto(`${site.origin}/nl/login/`, { waitUntil: 'networkidle' })
  await expect(page.locator('.topbar__offer, .drawer__offer')).toHaveCount(0)
  await page.locator('.topbar summary').click()
  await expect(page.locator('.topbar a[lang="de-BE"]')).toHaveText(/auf Englisch/)
})
