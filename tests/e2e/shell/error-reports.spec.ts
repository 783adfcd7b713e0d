import { expect, type Page, test } from '@playwright/test'
import { forgetErrorReports, readErrorReports } from '#tests/support/readers/read-error-reports.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.beforeEach(() => forgetErrorReports(site.dir))
test.afterAll(async () => site.close())

test('an error of a script is kept once, without the search of the page', async ({ page }) => {
  await page.goto(`${site.origin}/nl/te-koop/?city=zele`)
  await page.evaluate(() => {
    for (const number of [1, 22])
      setTimeout(() => {
        throw new Error(`no ${number} of an@x.example`)
      })
  })
  const message = expect.stringContaining('no 0 of @') as unknown
  await expect
    .poll(() => readErrorReports(site.dir))
    .toMatchObject([{ kind: 'script', message, page: '/nl/te-koop/', times: 1 }])
  expect(readErrorReports(site.dir)[0]?.version).toMatch(/^[\w-]{8}$/)
})

test(
  'a module that does not load is kept, and where it was asked for a rejection',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${site.origin}/nl/`)
    await page.evaluate(() => void import(`${location.origin}/_astro/gone.js?key=1`))
    await expect
      .poll(() => readErrorReports(site.dir).map(({ kind, message }) => `${kind} ${message}`))
      .toEqual([expect.stringMatching(/^script TypeError: .*\/_astro\/gone\.js$/)])
  },
)

test('what the policy refuses is kept', async ({ page }) => {
  // The browser of the tests sends none of the reports that `report-to` asks for; `report-uri` it heeds without that.
  await page.route('**/nl/', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replaceAll(/; report-to \w+/g, '') ?? ''
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
  await page.goto(`${site.origin}/nl/`)
  await page.evaluate(() => {
    const image = new Image()
    image.src = 'https://elsewhere.example/a.webp?id=7'
    document.body.append(image)
  })
  await expect
    .poll(() => readErrorReports(site.dir))
    .toMatchObject([{ kind: 'policy', message: 'img-src https://elsewhere.example', page: '/nl/' }])
})

// React hands what fails in a component or a handler to the page, which must not lose it.
test('what fails while a component of a form is rendered is kept', { tag: '@night' }, async ({ page }) => {
  await page.route('**/words/site-contact-nl.json', async (route) => {
    const response = await route.fetch()
    const { form, ...rest } = Object(await response.json())
    await route.fulfill({ json: { ...rest, form: { sending: form.sending } } })
  })
  await page.goto(`${site.origin}/nl/contact/`)
  await refuseConsent(page)
  await page.locator('main [data-form=site-contact] input:visible').first().click()
  await expect
    .poll(() => readErrorReports(site.dir))
    .toContainEqual(expect.objectContaining({ kind: 'script', page: '/nl/contact/' }))
})

/** Things that islands do, in a handler and in an effect, and that browsers can refuse. */
const refusals = {
  'no history': () => {
    history.pushState = () => {
      throw new Error('no history')
    }
  },
  'no title': () => {
    Object.defineProperty(document, 'title', {
      get: () => '',
      set: () => {
        throw new Error('no title')
      },
    })
  },
}

for (const [message, refuse] of Object.entries(refusals))
  test(
    `what fails when a visitor uses an island is kept: ${message}`,
    { tag: '@night' },
    async ({ page }) => {
      await page.goto(`${site.origin}/nl/te-koop/?city=zele`)
      await refuseConsent(page)
      // The last thing that the list does when it is hydrated: refused there, the whole list would be gone.
      await expect(page).toHaveTitle(/Zele/)
      await page.evaluate(refuse)
      const filter = page.locator('#filters details').first()
      await filter.locator('summary').click()
      await filter.locator('label').first().click()
      await expect
        .poll(() => readErrorReports(site.dir))
        .toContainEqual(
          expect.objectContaining({
            kind: 'script',
            message: expect.stringContaining(message) as unknown,
            page: '/nl/te-koop/',
          }),
        )
    },
  )

async function refuseConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
}
