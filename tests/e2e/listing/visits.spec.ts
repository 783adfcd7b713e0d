import { expect, test } from '@playwright/test'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { readVisits } from '#tests/support/service/read-visits.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
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

test('the page of a unit is counted as that unit', async ({ page }) => {
  const path = findListing(/./, { kind: 'unit' })
  await page.goto(`${site.origin}${path}`)
  await expect.poll(() => visitsTo(idOf(path))).toEqual([['other', 1]])
})

test('a robot is not counted', async ({ browser }) => {
  const robot = await browser.newPage({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const path = findListing(/./, { kind: 'project' })
  const answered = robot.waitForResponse('**/forms/visits')
  await robot.goto(`${site.origin}${path}`)
  expect((await answered).status()).toBe(204)
  expect(visitsTo(idOf(path))).toEqual([])
  await robot.close()
})

test('a blocked beacon loses the count alone', async ({ page }) => {
  await refuseConsent(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/forms/visits', async (route) => route.abort())
  await page.goto(`${site.origin}${findListing(/./)}`)
  await page.locator('.strip li a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
})
