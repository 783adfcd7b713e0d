import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { RouteLine } from '#scripts/build/build-report.ts'

const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))
const property = routes.find(
  (route) => route.kind === 'property' && route.locale === 'fr' && route.path === route.canonical,
)
const id = property?.path.split('/').at(-2) ?? ''
const site = (path: string): string => `${process.env['SITE_URL']}${path}`

test('a legacy address redirects to the page in the language of the query, and keeps the query', async ({
  page,
}) => {
  await page.goto(site(`/property/${id}/?lng=fr&utm=mail`))
  await page.waitForURL(site(`${property?.path}?utm=mail`))
  // So does one with the ID in its query.
  await page.goto(site(`/property/?id=${id}&lng=fr`))
  await page.waitForURL(site(property?.path ?? ''))
})

test.describe('with German as browser language', () => {
  test.use({ locale: 'de-DE' })

  test('an original address redirects to the German page', async ({ page }) => {
    await page.goto(site(`/property/${id}/`))
    await page.waitForURL(/\/de\//)
  })
})

test('an unknown address answers 404 in the language of the path', async ({ page }) => {
  const response = await page.goto(site('/fr/cela-n-existe-pas/'))
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
})
