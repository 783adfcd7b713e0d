import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { lasting } from '#tests/support/pages/kept.ts'
import { openPage, type Trouble } from '#tests/support/pages/open-page.ts'
import { openList, summaryOf } from '#tests/support/pages/results-page.ts'

const mark = '<img src=x id=hostile onerror=alert(1)>'
const script = '<script id=hostile>alert(1)</script>'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.alert = () => Object.assign(window, { hasAlerted: true })
  })
})

// tests/search parses over a thousand more; these test the browser's behaviour.
const onLists: readonly string[] = [
  `?city=${encodeURIComponent(mark)}&type=constructor&price=NaN-Infinity`,
  `?city=berlare&city=${encodeURIComponent('"><svg/onload=alert(1) id=hostile>')}`,
  `?q=${encodeURIComponent(script)}`,
  `?q=${encodeURIComponent(mark)}&city=berlare`,
  `?q=${encodeURIComponent("';alert(1)//")}`,
  `?q=${encodeURIComponent('javascript:alert(1)')}&sort=javascript:alert(1)`,
  '?q=%E2%80%AE%00%EF%BB%BF%ED%A0%BD',
  `?q=${'a'.repeat(5000)}`,
  `?q=${encodeURIComponent('.*(a+)+$')}`,
  '?page=-1&sort=__proto__&view=%00&polygon=1,2;3',
  '?page=1e309&page=99999999999999999999&bedrooms=-1&living=0x10',
  '?city=__proto__&city=constructor&city=toString&type=__proto__',
  '?price=9007199254740993-&price=--&price=1-0',
  '?around=berlare-1e9&view=list',
  '?box=999,999,-999,NaN',
  `?polygon=${'51,4;'.repeat(3000)}`,
  `?${'city=berlare&'.repeat(500)}`,
  '?%E0%A4%A&&&===&city=onbestaand',
  `?${encodeURIComponent(mark)}=1&city[]=berlare&city.length=9`,
  '?label=%F0%9F%92%A9&garden=1&garden=%3Cb%3E&new=true',
]

const onPersonalPages: readonly string[] = [
  `/nl/favorieten/?ids=${encodeURIComponent(mark)},-1,1e9,__proto__,${'7,'.repeat(900)}`,
  `/nl/vergelijken/?ids=${encodeURIComponent(script)},NaN,,0x10`,
]

const onCalculator: readonly string[] = [
  `?price=${encodeURIComponent(mark)}&loan=${encodeURIComponent(script)}&region=${encodeURIComponent(mark)}`,
  '?price=-1&loan=1e309&rate=NaN&years=0x10&region=__proto__&type=constructor&own=true&classes=9',
  `?price=${'9'.repeat(5000)}&price=1`,
  '?%E0%A4%A&&&===&price=%00',
]

test('a list handles hostile queries', { tag: '@night' }, async ({ page }) => {
  test.slow()
  for (const query of onLists)
    await test.step(query.slice(0, 60), async () => {
      const trouble = await openList(page, query)
      await expect(page.locator('.listing')).toBeVisible()
      await expect(summaryOf(page)).toHaveText(/\d+ pand|Geen/)
      await expectHarmless(page, trouble)
    })
})

test('a shared list handles hostile ids', { tag: '@night' }, async ({ page }) => {
  for (const path of onPersonalPages)
    await test.step(path.slice(0, 60), async () => {
      const trouble = await openPage(page, path)
      await expect(page.locator('.kept-bar, .kept-empty').filter({ visible: true }).first()).toBeVisible()
      await expectHarmless(page, trouble)
    })
})

test('the calculator handles hostile queries', { tag: '@night' }, async ({ page }) => {
  for (const query of onCalculator)
    await test.step(query.slice(0, 60), async () => {
      const trouble = await openPage(page, `/nl/aankoopkosten/${query}`)
      await page.getByLabel('Prijs', { exact: true }).fill('100000')
      await expect(page.locator('.calc__sum')).toHaveText(/^U betaalt ongeveer €/)
      await expectHarmless(page, trouble)
    })
})

async function expectHarmless(page: Page, trouble: Trouble): Promise<void> {
  await expect(page.locator('#hostile')).toHaveCount(0)
  expect(await page.evaluate(() => 'hasAlerted' in window)).toBe(false)
  expect(lasting(trouble)).toEqual([])
}
