import { expect, test } from '@playwright/test'
import { illustratedPage } from '#tests/support/pages/gallery-page.ts'
import { hasWebKit, keys, launchWebKit, type WebKitTab } from '#tests/support/browsers/webkit.ts'

// One WebKit for all tests, since it starts slowly.
test.describe.configure({ mode: 'default' })
test.skip(!hasWebKit, 'WebKit is not here: apt-get install webkit2gtk-driver xvfb')

const list = '/nl/te-koop/'
const summary = '.results-bar output'
const types = '#filters details:has([name=type])'

let webkit: WebKitTab
test.beforeAll(async () => {
  webkit = await launchWebKit()
  await webkit.resize(1280, 900)
  await visit('/nl/')
  await webkit.press('.consent__answers [value=none]')
})
test.afterAll(() => webkit.close())

const visit = (path: string) => webkit.open(`${process.env['SITE_URL']}${path}`)
const query = () => webkit.evaluate(() => location.search)
const textOf = (selector: string) =>
  webkit.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility())?.textContent.trim() ?? '',
    selector,
  )
const expectText = (selector: string, text: RegExp) =>
  expect.poll(() => textOf(selector), { timeout: 20_000 }).toMatch(text)
const expectQuery = (text: RegExp) => expect.poll(query, { timeout: 20_000 }).toMatch(text)

test('an option of a filter is chosen by mouse, on its label', async () => {
  await visit(list)
  await webkit.press(`${types} > summary`)
  await webkit.press(`${types} .multi__option span`)
  await expectQuery(/^\?type=\d+$/)
  expect(
    await webkit.evaluate((box) => document.querySelector(box)?.matches(':checked'), `${types} input`),
  ).toBe(true)
  expect(await webkit.evaluate((one) => document.querySelector(one)?.hasAttribute('open'), types)).toBe(true)
  await webkit.press('h1')
  await expect
    .poll(() => webkit.evaluate((one) => document.querySelector(one)?.hasAttribute('open'), types))
    .toBe(false)
})

test('an option of a filter is chosen by keyboard', async () => {
  await visit(list)
  await webkit.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), `${types} > summary`)
  await webkit.type(keys.Enter)
  await webkit.type(keys.Tab)
  await webkit.type(' ')
  await expectQuery(/^\?type=\d+$/)
  await webkit.type(keys.Escape)
  expect(await webkit.evaluate((one) => document.querySelector(one)?.hasAttribute('open'), types)).toBe(false)
})

test('a filter is added and removed, and Back restores it', async () => {
  await visit(list)
  const before = await textOf(summary)
  await webkit.press('#filters summary')
  await webkit.press('#filters [value=berlare]')
  await expectQuery(/^\?city=berlare$/)
  await expectText('h1', /Berlare/)
  const filtered = await textOf(summary)
  expect(filtered).not.toBe(before)
  await webkit.type(keys.Escape)
  await webkit.press('.results-bar [aria-label*=Berlare]')
  await expectQuery(/^$/)
  await expectText(summary, new RegExp(`^${before}$`))
  await webkit.back()
  await expectQuery(/^\?city=berlare$/)
  await expectText(summary, new RegExp(`^${filtered}$`))
})

test('the search box of the home page opens the list with its count', async () => {
  await visit('/nl/')
  const form = 'form[data-goal=sale]'
  await webkit.press(`${form} summary`)
  await webkit.press(`${form} [value=berlare]`)
  await expectText(`${form} .button`, /^Toon \d+ pand/)
  const count = /\d+/.exec(await textOf(`${form} .button`))?.[0]
  await webkit.type(keys.Escape)
  await webkit.press(`${form} .button`)
  await expectText(summary, new RegExp(`^${count} pand`))
})

test('the gallery opens, moves on, and closes with Escape', async () => {
  await visit(illustratedPage())
  await webkit.press('.strip li a')
  await expectText('.gallery output', /^1 van/)
  await expect
    .poll(() => webkit.evaluate(() => document.querySelector('.gallery')?.ariaBusy), { timeout: 20_000 })
    .toBe('false')
  await webkit.type(keys.Right)
  await expectText('.gallery output', /^2 van/)
  await webkit.type(keys.Escape)
  await expect.poll(() => textOf('.gallery output')).toBe('')
})

test('a favourite is on its page, also after a reload', async () => {
  await visit(list)
  const title = await textOf('.card__title')
  await webkit.press('.card [data-favourite]')
  await expectText('.header [data-count]', /^1$/)
  for (let visits = 0; visits < 2; visits += 1) {
    await visit('/nl/favorieten/')
    await expect.poll(() => textOf('.kept-tile .card__title'), { timeout: 20_000 }).toBe(title)
  }
})

test('a map is shown beside the list, or a message', async () => {
  await visit(`${list}?city=berlare&view=map`)
  await expect.poll(() => textOf('.results-split__list .card'), { timeout: 20_000 }).not.toBe('')
  const state = () => webkit.evaluate(() => document.querySelector<HTMLElement>('.map')?.dataset['state'])
  await expect.poll(state, { timeout: 30_000 }).toMatch(/^(?:ready|unsupported)$/)
})

test('on a narrow screen focus stays in the open menu, and Escape gives it back', async () => {
  await webkit.resize(600, 844)
  await visit(list)
  await webkit.press('.menu-button')
  for (let presses = 0; presses < 40; presses += 1) {
    await webkit.type(keys.Tab)
    const isInside = await webkit.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body || document.querySelector('#drawer')?.contains(activeElement)
    })
    expect(isInside).toBe(true)
  }
  await webkit.type(keys.Escape)
  await expect
    .poll(() => webkit.evaluate(() => document.querySelector('#drawer')?.matches(':popover-open')))
    .toBe(false)
  await webkit.resize(1280, 900)
})

test('the next control of the home search answers while a list is open', async () => {
  await webkit.resize(390, 844)
  await visit('/nl/')
  const form = 'form[data-goal=sale]'
  const isOpen = (selector: string) =>
    webkit.evaluate((one) => document.querySelector(one)?.hasAttribute('open'), selector)
  await webkit.press(`${form} details:nth-of-type(1) > summary`)
  await expect
    .poll(() => webkit.evaluate((one) => document.querySelector(one) !== null, `${form} output.vh`))
    .toBe(true)
  await webkit.press(`${form} details:nth-of-type(2) > summary`)
  await expect.poll(() => isOpen(`${form} details:nth-of-type(2)`)).toBe(true)
  expect(await isOpen(`${form} details:nth-of-type(1)`)).toBe(false)
  await webkit.press(`${form} button[type=submit]`)
  await expect.poll(() => webkit.evaluate(() => location.pathname), { timeout: 20_000 }).toBe('/nl/te-koop/')
  await webkit.resize(1280, 900)
})
