import { test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { testSubjects } from '#tests/support/forms/subject-tests.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService
test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

testSubjects(locales, () => site)
