import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

const lists = {
  nl: '/nl/te-koop/',
  fr: '/fr/a-vendre/',
  en: '/en/for-sale/',
  de: '/de/zu-verkaufen/',
} as const
const form = '/nl/vip-mailing/'

/** Returns the sorted values of a form field. */
async function valuesOf(page: Page, name: string): Promise<readonly string[]> {
  const fields = page.locator(`#demand-register [name="${name}"]`)
  const values = await fields.evaluateAll((all) =>
    all.flatMap((field) => {
      if (!(field instanceof HTMLInputElement)) return []
      return field.type === 'text' || field.checked ? [field.value] : []
    }),
  )
  return values.toSorted()
}

for (const [locale, list] of Object.entries(lists)) {
  test(`${locale}: the form linked from an empty list is filled in with the search`, async ({ page }) => {
    const trouble = await openPage(page, `${list}?city=berlare&city=zele&type=1&price=-1000`)
    await page.locator('.results-live .empty__act .button').click()
    await expect(page.locator('#demand-register')).toBeVisible()
    await expect.poll(() => valuesOf(page, 'zones')).toEqual(['berlare', 'zele'])
    expect(await valuesOf(page, 'searchGoal')).toEqual(['buy'])
    expect(await valuesOf(page, 'categories')).toEqual(['1'])
    expect(await valuesOf(page, 'priceMin')).toEqual([''])
    expect(await valuesOf(page, 'priceMax')).toEqual(['1000'])
    expect(trouble).toEqual([])
  })
}

test('the form linked from an unfiltered list has its goal', async ({ page }) => {
  await openPage(page, '/nl/te-huur/')
  await page.locator('.alert-card a').first().click()
  await expect.poll(() => valuesOf(page, 'searchGoal')).toEqual(['rent'])
})

test('several price bands become one range, without a limit if one of them has none', async ({ page }) => {
  await openPage(page, `${form}?goal=rent&price=200000-300000&price=400000-500000`)
  await expect.poll(() => valuesOf(page, 'priceMin')).toEqual(['200000'])
  expect(await valuesOf(page, 'priceMax')).toEqual(['500000'])
  await openPage(page, `${form}?price=200000-300000&price=400000-`)
  await expect.poll(() => valuesOf(page, 'priceMin')).toEqual(['200000'])
  expect(await valuesOf(page, 'priceMax')).toEqual([''])
})

test('unknown values are ignored, and an address cannot add markup', async ({ page }) => {
  const script = '"><img src=x onerror=document.title="owned">'
  const hostile = new URLSearchParams([
    ['goal', '__proto__'],
    ['goal', script],
    ['city', script],
    ['city', 'no-such-town'],
    ['city', 'zele'],
    ['type', '99999'],
    ['type', '1"]'],
    ['price', '1e9-2'],
    ['price', '-'],
    ['price', '-5-7'],
    ['price', script],
    ['email', 'someone@example.com'],
    ['remark', script],
  ])
  const trouble = await openPage(page, `${form}?${hostile}`)
  await expect.poll(() => valuesOf(page, 'zones')).toEqual(['zele'])
  for (const name of ['searchGoal', 'categories']) expect(await valuesOf(page, name), name).toEqual([])
  for (const name of ['priceMin', 'priceMax']) expect(await valuesOf(page, name), name).toEqual([''])
  await expect(page.locator('#demand-register [name="email"]')).toHaveValue('')
  await expect(page.locator('#demand-register [name="remark"]')).toHaveValue('')
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
  expect(await page.title()).not.toBe('owned')
  expect(trouble).toEqual([])
})
