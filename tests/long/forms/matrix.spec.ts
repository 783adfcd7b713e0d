import { test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { formIds } from '#forms/form.ts'
import { sendWrongThenRight } from '#tests/support/forms/form-journey.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

// A click on what still scrolls into view misses it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

for (const locale of locales)
  for (const id of formIds) {
    test(`${id} in ${locale}, with script`, async ({ page }) => {
      await sendWrongThenRight(page, site, { id, locale, hasScript: true })
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test(`${id} in ${locale}, without script`, async ({ page }) => {
        await sendWrongThenRight(page, site, { id, locale, hasScript: false })
      })
    })
  }
