import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { chooseTown } from '#tests/support/forms/fill-form.ts'
import { tabTo } from '#tests/support/pages/keyboard.ts'
import { refusal } from '#tests/support/pages/visitor.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Opens the demand register as a visitor who has refused consent. */
async function open(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}/nl/vip-mailing/`)
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, ['main'])).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('a search and an e-mail address are enough, by keyboard alone', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Kopen' }).focus()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: 'Woning', exact: true }))
  await page.keyboard.press('Space')
  const towns = page.getByRole('group', { name: 'In welke gemeenten?' })
  await expect(towns.locator('.multi')).toBeVisible()
  await chooseTown(towns, 'Berlare')
  await expect(towns.getByRole('button', { name: 'Berlare weghalen' })).toBeVisible()
  await tabTo(page, page.getByLabel('E-mailadres'))
  await page.keyboard.type('noor@voorbeeld.be')
  await tabTo(page, page.getByRole('radio', { name: 'Zodra er iets is' }))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Slaapkamers, minstens')).toBeHidden()
  await tabTo(page, page.getByLabel(/privacyverklaring/))
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Hou me op de hoogte' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/bedankt\/demand-register\/$/)
})

test(
  'a form that wakes while the space bar is down offers its list of towns after it',
  { tag: '@night' },
  async ({ page }) => {
    await open(page)
    await page.getByRole('radio', { name: 'Kopen' }).focus()
    await page.keyboard.down('Space')
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.keyboard.up('Space')
    await expect(page.getByRole('group', { name: 'In welke gemeenten?' }).locator('.multi')).toBeVisible()
  },
)

test(
  'a list of towns that is open when the form wakes stays open and focused',
  { tag: '@night' },
  async ({ page }) => {
    await open(page)
    const towns = page.getByRole('group', { name: 'In welke gemeenten?' })
    await towns.locator('summary').click()
    await expect(towns.locator('.multi')).toHaveAttribute('open')
    await expect(towns.getByRole('searchbox')).toBeFocused()
    await expectAccessible(page)
  },
)

test('a fold opens where its answer must be corrected', { tag: '@night' }, async ({ page }) => {
  await open(page)
  const rooms = page.locator('.form__fold').filter({ hasText: 'Kamers en parkeren' })
  await rooms.locator('summary').click()
  // Until the form is hydrated, the browser's own validation answers.
  await expect(page.locator('form.form')).toHaveAttribute('novalidate')
  await page.getByLabel('Slaapkamers, minstens').fill('99')
  await rooms.locator('summary').click()
  await page.getByRole('button', { name: 'Hou me op de hoogte' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(rooms.locator('.field__error')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the list of towns is closed, and what is ticked in it stays in sight',
    { tag: '@night' },
    async ({ page }) => {
      await open(page)
      const towns = page.getByRole('group', { name: 'In welke gemeenten?' })
      await expect(towns.getByRole('checkbox', { name: /^Zele/ })).toBeHidden()
      await towns.locator('summary').click()
      await towns.getByRole('checkbox', { name: /^Zele/ }).check()
      await towns.locator('summary').click()
      await expect(towns.getByRole('checkbox', { name: /^Zele/ })).toBeVisible()
      await expect(towns.getByRole('checkbox', { name: /^Berlare/ })).toBeHidden()
    },
  )
})
