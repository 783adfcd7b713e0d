import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import { expectQuery, openFirefoxPage } from '#tests/support/browsers/firefox-page.ts'

// One Firefox for all: it takes longer to start than any of these tests.
test.describe.configure({ mode: 'default' })

const list = '/nl/te-koop/'
const disclosure = '#filters details:has([name=type])'
const summary = `${disclosure} > summary`
const firstLabel = `${disclosure} .multi__option span`
const firstBox = `${disclosure} input`

let firefox: Browser
test.beforeAll(async () => {
  firefox = await launchFirefox()
})
test.afterAll(() => firefox.close())

test('an option of a filter list can be chosen by mouse, on its label, and a click elsewhere closes the list', async () => {
  const { page } = await openFirefoxPage(firefox, list)
  await page.click(summary)
  await page.waitForSelector(firstLabel, { visible: true })
  await page.click(firstLabel)
  await expectChosen(page)
  expect(await isOpen(page)).toBe(true)
  await page.click('h1')
  await expect.poll(() => isOpen(page)).toBe(false)
})

test('an option of a filter list can be chosen by touch, on its label', async () => {
  const { page } = await openFirefoxPage(firefox, list)
  await page.tap(summary)
  await page.waitForSelector(firstLabel, { visible: true })
  await page.tap(firstLabel)
  await expectChosen(page)
})

test('an option of a filter list can be chosen by keyboard, and Tab leaves and closes the list', async () => {
  const { page } = await openFirefoxPage(firefox, list)
  await page.focus(summary)
  await page.keyboard.press('Enter')
  await page.waitForSelector(firstBox, { visible: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press(' ')
  await expectChosen(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect.poll(() => isOpen(page)).toBe(false)
})

async function expectChosen(page: Page): Promise<void> {
  const value = await page.$eval(firstBox, (box) => box.getAttribute('value'))
  await expectQuery(page, `?type=${value}`)
  expect(await page.$eval(firstBox, (box) => box.matches(':checked'))).toBe(true)
}

async function isOpen(page: Page): Promise<boolean> {
  return page.$eval(disclosure, (details) => details.hasAttribute('open'))
}
