import { expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { chooseTown } from '#tests/support/forms/fill-form.ts'
import { countMailedHomes } from '#tests/support/forms/mailed-homes.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const path = '/nl/vip-mailing/'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

async function open(page: Page): Promise<void> {
  await refuseConsent(page)
  await page.goto(`${site.origin}${path}`)
}

const aside = (page: Page): Locator => page.getByRole('complementary', { name: 'Nu in ons aanbod' })
const said = (page: Page): Locator => aside(page).getByRole('status')
const towns = (page: Page): Locator => page.getByRole('group', { name: 'In welke gemeenten?' })
async function wakes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Kopen' }).check()
  await expect(page.locator('form.form')).toHaveAttribute('novalidate')
}

/** Expects as many homes beside the form as the mails would be about. */
async function expectCount(page: Page, answers: Parameters<typeof countMailedHomes>[0]): Promise<number> {
  const count = await countMailedHomes(answers)
  await expect(said(page)).toHaveText(
    new RegExp(`^${count} pand(?:en)? (?:past|passen) nu al bij deze antwoorden$`),
  )
  return count
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, ['main'])).toEqual([])
}

test('what fits is counted with each answer, in a fold too, as the mails will be', async ({ page }) => {
  await open(page)
  await wakes(page)
  const all = await expectCount(page, { searchGoal: 'buy' })
  await page.getByRole('checkbox', { name: 'Woning', exact: true }).check()
  const houses = await expectCount(page, { searchGoal: 'buy', categories: ['1'] })
  expect(houses).toBeLessThan(all)
  for (const town of ['Zele', 'Berlare']) await chooseTown(towns(page), town)
  const zones = ['zele', 'berlare']
  await page.getByLabel('Prijs tot').pressSequentially('400000')
  const few = await expectCount(page, { searchGoal: 'buy', categories: ['1'], zones, priceMax: 400_000 })
  expect(few).toBeGreaterThan(2)
  const homes = aside(page).getByRole('listitem')
  await expect(homes).toHaveCount(3)
  for (const home of await homes.all()) {
    await expect(home).toContainText(/(?:Zele|Berlare), €\s\d{3}\.\d{3}/)
    await expect(home.getByRole('link')).toHaveAttribute('href', /^\/nl\/te-koop\//)
  }
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Hoogstens elke week' }).check()
  await page.locator('.form__fold > summary').first().click()
  await page.getByLabel('Slaapkamers, minstens').fill('4')
  await expectCount(page, { searchGoal: 'buy', categories: ['1'], zones, priceMax: 400_000, bedroomsMin: 4 })
})

test(
  'beside a search that a list handed over no other number stands',
  { tag: '@night' },
  async ({ page }) => {
    await refuseConsent(page)
    await page.goto(`${site.origin}${path}?goal=rent&city=dendermonde`)
    await expect(aside(page)).toBeVisible()
    await expect.poll(() => aside(page).innerText()).not.toMatch(/\d/)
    await page.getByLabel('E-mailadres').focus()
    await expectCount(page, { searchGoal: 'rent', zones: ['dendermonde'] })
  },
)

test('where nothing fits yet it says what the mailing is for', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await page.getByLabel('Prijs tot').fill('10')
  await expect(said(page)).toHaveText(/^Nu nog niets.*Net daarvoor dient deze mailing/)
  await expect(aside(page).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
})

test('it says nothing again when an answer changes nothing', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Huren' }).check()
  await expectCount(page, { searchGoal: 'rent' })
  const changes = await said(page).evaluateHandle((output) => {
    const records: MutationRecord[] = []
    new MutationObserver((more) => records.push(...more)).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return records
  })
  await page.getByLabel('Prijs vanaf').fill('0')
  await page.getByLabel('Prijs vanaf').fill('')
  await page.waitForTimeout(1000)
  expect(await changes.evaluate(({ length }) => length)).toBe(0)
})

test(
  'towns are tags that remove them, and are kept for who comes back',
  { tag: '@night' },
  async ({ page }) => {
    await open(page)
    await wakes(page)
    for (const town of ['Zele', 'Berlare', 'Aalst']) await chooseTown(towns(page), town)
    const tags = towns(page).getByRole('button', { name: 'weghalen' })
    await expect(tags).toHaveCount(3)
    await page.getByRole('button', { name: 'Aalst weghalen' }).press('Enter')
    await expect(tags).toHaveCount(2)
    await expect(tags.first()).toBeFocused()
    await page.getByRole('button', { name: 'Berlare weghalen' }).click()
    await page.getByRole('button', { name: 'Zele weghalen' }).click()
    await expect(tags).toHaveCount(0)
    await expect(towns(page).locator('summary')).toBeFocused()
    await chooseTown(towns(page), '9290')
    await expect(tags).toHaveAccessibleName('Berlare weghalen')
    await page.reload()
    await expect(page.locator('input[name="zones"]:checked')).toHaveAttribute('value', 'berlare')
    await page.getByLabel('E-mailadres').focus()
    await expect(tags).toHaveAccessibleName('Berlare weghalen')
  },
)

test('a town that is ticked before the form wakes becomes a tag', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await page.locator('input[name="zones"][value="zele"]').evaluate((box) => {
    if (box instanceof HTMLInputElement) box.checked = true
  })
  await wakes(page)
  await expect(page.getByRole('button', { name: 'Zele weghalen' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Kopen' })).toBeFocused()
})

test(
  'a missing town is named, and its line leads to where it is typed',
  { tag: '@night' },
  async ({ page }) => {
    await open(page)
    await wakes(page)
    await page.getByRole('checkbox', { name: 'Woning', exact: true }).check()
    await page.getByRole('button', { name: 'Hou me op de hoogte' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Kies nog: Gemeenten' }).press('Enter')
    await expect(towns(page).locator('summary')).toBeFocused()
    await expectAccessible(page)
    await chooseTown(towns(page), 'Zele')
    await expect(page.getByRole('button', { name: 'Zele weghalen' })).toBeVisible()
  },
)

test(
  'without the search files the words of the page stay, and the form works',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/search/**', (route) => route.abort())
    await open(page)
    const words = await aside(page).innerText()
    await wakes(page)
    await chooseTown(towns(page), 'Zele')
    await expect(page.getByRole('button', { name: 'Zele weghalen' })).toBeVisible()
    expect(await aside(page).innerText()).toBe(words)
  },
)

test(
  'at 390 px it is a line above, and what is filled in stays where it is',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await wakes(page)
    await expectCount(page, { searchGoal: 'buy' })
    await expect(aside(page).getByRole('listitem')).toHaveCount(0)
    const input = page.getByLabel('Prijs tot')
    await input.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await input.focus()
    const before = await input.boundingBox()
    await page.keyboard.type('10')
    await expect(said(page)).toHaveText(/^Nu nog niets/)
    const after = await input.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
    await towns(page).locator('summary').press('Enter')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  },
)

test('it counts in another language, and fits at 390 px', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await refuseConsent(page)
  await page.goto(`${site.origin}/de/vip-mailing/`)
  const count = await countMailedHomes({ searchGoal: 'buy' })
  await page.locator('input[name="searchGoal"]').first().check()
  await expect(page.locator('.fits output')).toHaveText(new RegExp(`^${count} \\D+$`))
  await expect(page.locator('.towns summary')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('at rest it loads no search', { tag: '@night' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((file) => file.startsWith('/search/'))).toEqual([])
  await wakes(page)
  await expect(said(page)).toBeVisible()
  expect(loaded).toContain('/search/manifest.json')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page says how much is on offer, and towns are checkboxes in a closed list',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto(`${site.origin}${path}`)
      await expect(aside(page)).toContainText(/\d+ panden\s*staan nu te koop of te huur/)
      await expect(aside(page).getByRole('link')).toHaveText(['Te koop', 'Te huur'])
      await expect(towns(page).getByRole('checkbox', { name: 'Zele' })).toBeHidden()
      await towns(page).locator('summary').click()
      await expect(towns(page).getByRole('checkbox', { name: 'Zele' })).toBeVisible()
    },
  )
})
