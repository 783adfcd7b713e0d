import { expect, type Page, test } from '@playwright/test'
import { appCode } from '#tests/support/service/app-code.ts'
import { tabTo } from '#tests/support/pages/keyboard.ts'
import { type PortalSite, signIn } from '#tests/support/pages/portal-page.ts'
import { servePortal } from '#tests/support/sites/site-with-service.ts'

let site: PortalSite
test.beforeAll(async () => {
  site = await servePortal()
})
test.afterAll(async () => site.close())

/** Types the password of the owner into a part of the account, and presses its button. */
async function confirm(page: Page, button: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })
  await form.locator('input[type=password]').fill(site.owner.password)
  await form.getByRole('button', { name: button, exact: true }).click()
}

test(
  'an owner turns the second step on, signs in with it by keyboard, and turns it off',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, site)
    await page.goto(`${site.origin}/portal/nl/account`)
    await confirm(page, 'Zet aan')
    const key = ((await page.locator('.accounts__setup code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill(appCode(key))
    await page.getByRole('button', { name: 'Bevestig en zet aan' }).click()
    await expect(page.getByRole('status')).toContainText('staat aan')
    await page.getByRole('button', { name: 'Afmelden' }).click()

    const email = page.getByLabel('E-mailadres')
    await tabTo(page, email)
    await page.keyboard.type(site.owner.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(site.owner.password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeVisible()
    await tabTo(page, code)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.locator('.field__error')).toContainText('Die code klopt niet')
    await expect(page).toHaveTitle(/^Fout: /)
    // The code that turned the step on counts no second time.
    await code.fill(appCode(key, Date.now() + 30_000))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/overview$/)

    await page.goto(`${site.origin}/portal/nl/account`)
    await confirm(page, 'Zet uit')
    await expect(page.getByRole('status')).toContainText('staat uit')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a password stays hidden', { tag: '@night' }, async ({ page }) => {
    await page.goto(`${site.origin}/nl/login/`)
    await expect(page.getByRole('button', { name: 'Toon wachtwoord' })).toBeHidden()
  })
})

test('a wrong password is said at once, beside what was typed', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${site.origin}/portal/nl/sign-in`)
  await page.getByLabel('E-mailadres').fill('iemand@voorbeeld.be')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een ander wachtwoord')
  await page.getByRole('button', { name: 'Meld aan' }).click()
  await expect(page.getByRole('alert')).toContainText('E-mailadres of wachtwoord klopt niet')
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('iemand@voorbeeld.be')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
})
