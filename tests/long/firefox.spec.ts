import { expect, test } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import {
  expectQuery,
  expectText,
  openFirefoxPage,
  siteUrl,
  textsOf,
} from '#tests/support/browsers/firefox-page.ts'

// One Firefox for all tests, since it starts slowly.
test.describe.configure({ mode: 'default' })

const list = '/nl/te-koop/'
const summary = '.results-bar output'

let firefox: Browser
test.beforeAll(async () => {
  firefox = await launchFirefox()
})
test.afterAll(() => firefox.close())

test('home has no errors and loads no framework without interaction', async () => {
  const { page, trouble, scripts } = await openFirefoxPage(firefox, '/nl/')
  await page.waitForNetworkIdle({ idleTime: 300 })
  expect(scripts.filter((path) => /\/_astro\/(?:client|SearchBox)\./.test(path))).toEqual([])
  expect(await textsOf(page, 'h1')).toHaveLength(1)
  expect(trouble).toEqual([])
})

test('a list is sorted', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, `${list}?type=1`)
  await expectText(page, summary, /^\d+ pand/)
  await page.select('[name=sort]', 'price')
  await expectQuery(page, '?type=1&sort=price')
  const isSorted = async (): Promise<boolean> => {
    const prices = (await textsOf(page, '.results-region .card__price')).map((text) =>
      Number(/€\s*([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '')),
    )
    return prices.length > 10 && prices.every((price, at) => price >= (prices[at - 1] ?? 0))
  }
  await expect.poll(isSorted).toBe(true)
  expect(trouble).toEqual([])
})

test('a map is shown beside the list, or a message', async () => {
  const { page } = await openFirefoxPage(firefox, `${list}?city=berlare&view=map`)
  await page.waitForSelector('.results-split__list .card', { visible: true })
  const state = async () => page.$eval('.map', (map) => map.getAttribute('data-state'))
  await expect.poll(state, { timeout: 20_000 }).not.toBe('loading')
  if ((await state()) === 'ready') await page.waitForSelector('.map__target')
  else await expectText(page, '.map', /kan de kaart niet tonen/)
  expect((await textsOf(page, '.results-split__list .card')).length).toBeGreaterThan(0)
})

test('a favourite is on its page, also after a reload', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, list)
  const [title] = await textsOf(page, '.card__title')
  await page.click('[data-favourite]')
  await expectText(page, '.header [data-count]', /^1$/)
  await page.goto(siteUrl('/nl/favorieten/'))
  const shown = '.kept-tile .card__title'
  await expect.poll(() => textsOf(page, shown)).toEqual([title])
  await page.reload()
  await expect.poll(() => textsOf(page, shown)).toEqual([title])
  expect(trouble).toEqual([])
})

test('the language switch keeps the filters', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, `${list}?city=berlare&sort=-price`)
  await expectText(page, summary, /^\d+ pand/)
  const count = /^\d+/.exec((await textsOf(page, summary))[0] ?? '')?.[0]
  await page.click('.topbar summary')
  await page.click('.topbar a[hreflang^=fr]')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fr/a-vendre/')
  await expectQuery(page, '?city=berlare&sort=-price')
  await expectText(page, summary, new RegExp(`^${count} `))
  expect(trouble).toEqual([])
})

test('the consent dialog appears once, and again with the link in the footer', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, '/nl/', { kept: {} })
  await page.waitForSelector('dialog.consent[open]')
  await page.click('.consent [value=swap]')
  await page.waitForSelector('.consent [value=chosen]:not([hidden])')
  await page.click('.consent [value=none]')
  await page.waitForSelector('dialog.consent', { hidden: true })
  // Firefox reports a file that a reload cuts off: here what lets one choose, on a busy machine.
  await page.waitForNetworkIdle({ idleTime: 300 })
  await page.reload()
  await page.waitForNetworkIdle({ idleTime: 300 })
  expect(await page.$('dialog.consent')).toBeNull()
  await page.click('[data-consent-link]')
  await page.waitForSelector('dialog.consent[open]')
  expect(trouble).toEqual([])
})

test('on a phone focus stays in the open menu, and Escape gives it back', async () => {
  const { page, trouble } = await openFirefoxPage(firefox, list)
  await page.setViewport({ width: 390, height: 844 })
  await page.focus('.menu-button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#drawer:popover-open')
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFocusInMenu)).toBe(true)
  }
  // Past the last link the focus is in the browser's own bars, where Escape would not reach the page.
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.$('#drawer:popover-open')).toBeNull()
  expect(await page.$eval('.menu-button', (button) => button === document.activeElement)).toBe(true)
  expect(trouble).toEqual([])
})

/** Whether the focus is in the menu, or out of the page. */
function isFocusInMenu(): boolean {
  const { activeElement, body } = document
  return activeElement === body || document.querySelector('#drawer')?.contains(activeElement) === true
}

for (const way of ['touch', 'mouse'] as const)
  test(`the next control of the home search answers while a list is open, by ${way}`, async () => {
    const { page, trouble } = await openFirefoxPage(firefox, '/nl/')
    await page.setViewport({ width: 390, height: 844 })
    const form = 'form[data-goal=sale]'
    const press = async (selector: string): Promise<void> => {
      const control = await page.waitForSelector(selector, { visible: true })
      await control?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { x, y } = (await control?.clickablePoint()) ?? { x: 0, y: 0 }
      if (way === 'touch') await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y, { delay: 60 })
    }
    const isOpen = (at: number) => page.$$eval(`${form} details`, (all, index) => all[index]?.open, at)
    await press(`${form} details:nth-of-type(1) > summary`)
    await page.waitForSelector(`${form} output.vh`)
    await press(`${form} details:nth-of-type(2) > summary`)
    await expect.poll(() => isOpen(1)).toBe(true)
    expect(await isOpen(0)).toBe(false)
    await press(`${form} button[type=submit]`)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/nl/te-koop/')
    expect(trouble).toEqual([])
  })
