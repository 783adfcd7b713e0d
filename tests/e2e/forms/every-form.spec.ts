import { test } from '@playwright/test'
import { type Journey, sendWrongThenRight } from '#tests/support/forms/form-journey.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/**
 * A visit with its moment, and steps: towns, files and answers that are read back have files of their own beside this one, and
 * tests/long sends all forms in all languages.
 */
const journeys: readonly Journey[] = [
  { id: 'request-visit', locale: 'de', hasScript: false },
  { id: 'rent-application', locale: 'en', hasScript: true },
]

for (const journey of journeys)
  test.describe(journey.hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: journey.hasScript })

    test(`${journey.id} in ${journey.locale} is corrected and sent`, async ({ page }) => {
      await sendWrongThenRight(page, site, journey)
    })
  })
