import { expect, test } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import { expectQuery, expectText, openFirefoxPage, textsOf } from '#tests/support/browsers/firefox-page.ts'
import { illustratedPage } from '#tests/support/pages/gallery-page.ts'

const list = '/nl/te-koop/'
const summary = '.results-bar output'

let firefox: Browser
test.beforeAll(async () => {
  firefox = await launchFirefox()
})
test.afterAll(() => firefox.close())

test('the first click on the search box counts, and its button opens the list with that count', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, '/nl/')
  const form = 'form[data-goal=sale]'
  await page.click(`${form} summary`)
  await page.click(`${form} [value=berlare]`)
  await expectText(page, `${form} .multi__value`, /^Berlare$/)
  await expectText(page, `${form} .button`, /^Toon \d+ pand/)
  const count = /\d+/.exec((await textsOf(page, `${form} .button`))[0] ?? '')?.[0]
  await page.keyboard.press('Escape')
  await page.click(`${form} .button`)
  await expectQuery(page, '?city=berlare')
  await expectText(page, summary, new RegExp(`^${count} pand`))
  expect(trouble).toEqual([])
})

test('a filter is added and removed by mouse, and Back restores it', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, list)
  await expectText(page, summary, /^\d+ pand/)
  const [before] = await textsOf(page, summary)
  await page.click('#filters summary')
  await page.waitForSelector('#filters [value=berlare]', { visible: true })
  await page.click('#filters [value=berlare]')
  await expectQuery(page, '?city=berlare')
  await expectText(page, 'h1', /Berlare/)
  const [filtered] = await textsOf(page, summary)
  expect(filtered).not.toBe(before)
  await page.keyboard.press('Escape')
  await page.click('.results-bar [aria-label*=Berlare]')
  await expectQuery(page, '')
  await expectText(page, summary, new RegExp(`^${before}$`))
  await page.goBack()
  await expectQuery(page, '?city=berlare')
  await expectText(page, summary, new RegExp(`^${filtered}$`))
  expect(await page.$eval('#filters [value=berlare]', (box) => box.matches(':checked'))).toBe(true)
  expect(trouble).toEqual([])
})

test('the gallery opens, moves on, and closes with Escape and Back', async () => {
  const path = illustratedPage()
  const { page, trouble } = await openFirefoxPage(firefox, path)
  const words = '.gallery output'
  await page.click('.strip li a')
  await expectText(page, words, /^1 van/)
  await page.waitForSelector('.gallery[aria-busy=false]')
  await page.keyboard.press('ArrowRight')
  await expectText(page, words, /^2 van/)
  await page.keyboard.press('Escape')
  await expect.poll(() => textsOf(page, words)).toEqual([])
  expect(await page.$eval('.strip li a', (link) => link === document.activeElement)).toBe(true)
  await page.click('.strip li a')
  await expectText(page, words, /^1 van/)
  await page.evaluate(() => history.back())
  await expect.poll(() => textsOf(page, words)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(path)
  expect(trouble).toEqual([])
})
