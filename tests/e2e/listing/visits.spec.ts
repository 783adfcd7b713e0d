import { expect, test } from '@playwright/test'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { readVisits } from '#tests/support/service/read-visits.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

// Headless browsers say so, and count as robots.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
})

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

const visitsTo = (id: string): readonly (readonly [string, number])[] =>
  readVisits(site.dir)
    .filter(({ subject }) => subject.endsWith(`/${id}`))
    .map(({ source, visits }) => [source, visits])
const idOf = (path: string): string => /\/(\d+)\/$/.exec(path)?.[1] ?? ''

test('a visitor who opens a home twice from its list is one visit, without a cookie', async ({ page }) => {
  const path = findListing(/./)
  await page.goto(`${site.origin}/nl/te-koop/`)
  for (const _ of ['first', 'second']) {
    await page.evaluate((to) => location.assign(to), path)
    await page.waitForURL(`${site.origin}${path}`)
    await expect.poll(() => visitsTo(idOf(path))).toEqual([['site', 1]])
  }
  expect(await page.context().cookies()).toEqual([])
})
