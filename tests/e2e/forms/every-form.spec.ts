import { test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { formIds } from '#forms/form.ts'
import { sendWrongThenRight } from '#tests/support/forms/form-journey.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

// Each form once, in turn in another language and without script; tests/long sends all in all.
for (const [index, id] of formIds.entries()) {
  const locale = locales[index % locales.length] ?? 'nl'
  const hasScript = (index + Math.floor(index / locales.length)) % 2 === 0
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript })

    test(`${id} in ${locale} is corrected and sent`, async ({ page }) => {
      await sendWrongThenRight(page, site, { id, locale, hasScript })
    })
  })
}
