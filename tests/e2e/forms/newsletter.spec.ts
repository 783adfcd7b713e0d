import { expect, test } from '@playwright/test'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { requestsOf } from '#tests/support/forms/stored-requests.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

for (const javaScriptEnabled of [true, false])
  test.describe(
    `with script ${javaScriptEnabled ? 'on' : 'off'}`,
    { tag: javaScriptEnabled ? [] : '@night' },
    () => {
      test.use({ javaScriptEnabled })

      test('the newsletter is asked for on the home page', async ({ page }) => {
        if (javaScriptEnabled) await refuseConsent(page)
        await page.goto(`${site.origin}/nl/`)
        const block = page.locator('.newsletter')
        const email = `noor-${javaScriptEnabled}@voorbeeld.be`
        await block.getByLabel('E-mailadres').fill(email)
        await block.getByRole('checkbox').check()
        await block.getByRole('button', { name: 'Schrijf me in' }).click()
        // Sooner, the service takes it for a program's answer.
        await page.waitForTimeout(1600)
        await page.getByRole('button', { name: 'Bevestig en verstuur' }).click()
        await expect(page).toHaveURL(/\/nl\/bedankt\/sign-newsletter\/$/)
        expect(requestsOf(site, { name: email, email })).toMatchObject([
          { form: 'sign-newsletter', lang: 'nl' },
        ])
      })
    },
  )
