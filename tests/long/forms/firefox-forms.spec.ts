import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { personNamed } from '#tests/support/forms/fill-form.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { requestsOf } from '#tests/support/forms/stored-requests.ts'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import { expectText, type FirefoxPage, openFirefoxPage } from '#tests/support/browsers/firefox-page.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

// One Firefox for all tests, since it starts slowly.
test.describe.configure({ mode: 'default' })

let firefox: Browser
let site: SiteWithService
test.beforeAll(async () => {
  ;[firefox, site] = await Promise.all([launchFirefox(), serveSiteWithService()])
})
test.afterAll(async () => {
  await Promise.all([firefox.close(), site.close()])
})

const open = async (path: string): Promise<FirefoxPage> =>
  await openFirefoxPage(firefox, path, { origin: site.origin })

/** Types into text fields. */
async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.type(`form.form [name="${name}"]`, text)
}

async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe(path)
}

/** Posts a form as a browser without script does; Puppeteer cannot switch off scripts in Firefox. */
async function post(page: Page): Promise<void> {
  const answered = page.waitForNavigation()
  await page.$eval('form.form', (form) => {
    if (form instanceof HTMLFormElement) form.submit()
  })
  await answered
}

const message = { firstName: 'Noor', phone: '0470 12 34 56', message: 'Is de zolder droog?' }

test('a form is corrected and sent with script', async () => {
  const shown = formPage('site-contact', 'nl')
  const person = personNamed('Vosmet')
  const { page, trouble } = await open(shown.path)
  await type(page, { ...message, phone: '0470 12', lastName: person.name, email: person.email })
  await page.waitForSelector('form.form[novalidate]')
  await page.click('form.form [name="privacy"]')
  await page.click('.form__go .button')
  await expectText(page, '.errors h2', /^Kijk één veld na$/)
  expect(await page.$eval('.errors', (box) => box === document.activeElement)).toBe(true)
  expect(await page.title()).toMatch(/^Fout: /)
  await page.click('.errors a')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  await page.type('form.form [name="phone"]', ' 34 56')
  await page.click('.form__go .button')
  await expectPath(page, shown.thanks)
  expect(requestsOf(site, person)).toHaveLength(1)
  expect(trouble).toEqual([])
})

test('a form is corrected, confirmed and sent by plain posts', async () => {
  const shown = formPage('site-contact', 'nl')
  const person = personNamed('Voszonder')
  const { page } = await open(shown.path)
  await type(page, { ...message, phone: '0470 12', lastName: person.name, email: person.email })
  await page.click('form.form [name="privacy"]')
  await post(page)
  await expectText(page, '.errors h2', /^Kijk één veld na$/)
  expect(await page.title()).toMatch(/^Fout: /)
  await page.$eval('form.form [name="phone"]', (input) => {
    if (input instanceof HTMLInputElement) input.value = '0470 12 34 56'
  })
  await post(page)
  await expectText(page, 'main h1', /^Nog één stap$/)
  // A person needs longer than a robot.
  await new Promise((resolve) => setTimeout(resolve, 1600))
  await page.click('.notice__ways .button')
  await expectPath(page, shown.thanks)
  expect(requestsOf(site, person)).toHaveLength(1)
})

test('a long form is asked in steps', async () => {
  const { page, trouble } = await open(formPage('rent-application', 'nl').path)
  await page.focus('form.form [name="persons"]')
  await expectText(page, '.form__legend h2', /^Stap 2 van 3/)
  await page.click('.form__go .button')
  await expectText(page, '.errors h2', /^Kijk 2 velden na$/)
  await type(page, { persons: '2', incomePerMonth: '3100' })
  await page.click('.form__go .button')
  await expectText(page, '.form__legend h2', /^Stap 3 van 3/)
  expect(trouble).toEqual([])
})
