import { test } from '@playwright/test'
import { type Journey, sendWrongThenRight } from '#tests/support/forms/form-journey.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/**
 * The forms with something of their own: a visit with its moment, a file, towns, an answer that is read back, steps, another
 * recipient. tests/long sends all forms in all languages.
 */
const journeys: readonly Journey[] = [
  { id: 'contact-me', locale: 'fr', hasScript: false },
  { id: 'request-visit', locale: 'de', hasScript: false },
  { id: 'job-contact', locale: 'nl', hasScript: false },
  { id: 'demand-register', locale: 'nl', hasScript: true },
  { id: 'rent-application', locale: 'en', hasScript: true },
  { id: 'send-to-friend', locale: 'fr', hasScript: true },
]

for (const journey of journeys)
  test.describe(journey.hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: journey.hasScript })

    test(`${journey.id} in ${journey.locale} is corrected and sent`, async ({ page }) => {
      await sendWrongThenRight(page, site, journey)
    })
  })
