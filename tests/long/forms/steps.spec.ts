import { expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { tabTo } from '#tests/support/pages/keyboard.ts'
import { refusal } from '#tests/support/pages/visitor.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const { path: application } = formPage('rent-application', 'nl')

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Opens a form as a visitor who has refused consent. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}${path}`)
}

function heading(page: Page, step: string): Locator {
  return page.getByRole('heading', { level: 2, name: step })
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, ['main'])).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('a long form is filled in step by step by keyboard alone', async ({ page }) => {
  await open(page, application)
  await expect(page.getByRole('list', { name: 'Stappen' })).toHaveCount(0)
  await page.getByLabel('Gewenste begindatum').focus()
  await expect(heading(page, 'Stap 1 van 3: Het pand')).toBeVisible()
  await expect(page.getByLabel('Gewenste begindatum')).toBeFocused()
  await expect(page.getByLabel('Voornaam')).toBeHidden()
  await expect(page.getByLabel(/privacyverklaring/)).toBeHidden()
  await tabTo(page, page.getByRole('button', { name: 'Volgende' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stap 2 van 3: Uw gezin')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Uw gezin' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  for (const [label, text] of [
    ['Aantal bewoners', '2'],
    ['Netto-inkomen van het gezin, per maand', '3100'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stap 3 van 3: Uw gegevens')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Vorige' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stap 2 van 3: Uw gezin')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Aantal bewoners' })).toHaveValue('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stap 3 van 3: Uw gegevens')).toBeFocused()
  for (const [label, text] of [
    ['Voornaam', 'Noor'],
    ['Naam', 'Stapsgewijs'],
    ['E-mailadres', 'noor@voorbeeld.be'],
    ['Telefoon', '0470 12 34 56'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  for (const statement of await page.locator('.form__agreements input').all()) {
    await tabTo(page, statement)
    await page.keyboard.press('Space')
  }
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Stel u kandidaat' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/bedankt\/rent-application\/$/)
})

test('a step says what to correct in it before the next one', async ({ page }) => {
  await open(page, application)
  await page.getByRole('textbox', { name: 'Aantal bewoners' }).focus()
  await expect(heading(page, 'Stap 2 van 3: Uw gezin')).toBeVisible()
  await page.getByRole('button', { name: 'Volgende' }).click()
  const box = page.getByRole('alert')
  await expect(box).toBeFocused()
  await expect(box.getByRole('heading')).toHaveText('Kijk 2 velden na')
  await expect(page.locator('.field__error:visible')).toHaveCount(2)
  await expectAccessible(page)
  await box.getByRole('link').first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Aantal bewoners' })).toBeFocused()
  await page.keyboard.type('2')
  await page.getByLabel('Netto-inkomen').fill('3100')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(heading(page, 'Stap 3 van 3: Uw gegevens')).toBeFocused()
  await expect(box).toHaveCount(0)
  // Nothing is wrong before it was asked.
  await page.getByLabel('Voornaam').press('Tab')
  await expect(page.locator('.field__error')).toHaveCount(0)
})

test('who begins at the end is led to what was left out before it', async ({ page }) => {
  await open(page, application)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill('Vergeten')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  for (const statement of await page.locator('.form__agreements input').all()) await statement.check()
  await page.getByRole('button', { name: 'Stel u kandidaat' }).click()
  await expect(heading(page, 'Stap 2 van 3: Uw gezin')).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Vul nog in: Aantal bewoners',
    'Vul nog in: Netto-inkomen van het gezin, per maand',
  ])
})

test('what the service refuses leads to its step too', async ({ page }) => {
  await page.route('**/forms/nl/rent-application', (route) =>
    route.fulfill({ status: 422, json: { fields: { persons: 'tooHigh' } } }),
  )
  await open(page, application)
  await page.getByRole('textbox', { name: 'Aantal bewoners' }).fill('2')
  await page.getByLabel('Netto-inkomen').fill('3100')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(heading(page, 'Stap 3 van 3')).toBeFocused()
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill('Geweigerd')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  for (const statement of await page.locator('.form__agreements input').all()) await statement.check()
  await page.getByRole('button', { name: 'Stel u kandidaat' }).click()
  await expect(heading(page, 'Stap 2 van 3')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Vul hoogstens 20 in')
})

test('a form that is touched in its middle stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, application)
  await expect(page.locator('.subject')).toBeVisible()
  const name = page.getByLabel('Naam', { exact: true })
  await name.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'Pieters'
    input.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const before = await name.boundingBox()
  await name.click()
  await name.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.setSelectionRange(1, 1)
  })
  await expect(heading(page, 'Stap 3 van 3: Uw gegevens')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.press('e')
  await expect(name).toHaveValue('Peieters')
  const after = await name.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  // What was typed is there for who comes back, in the whole form.
  await page.goto(`${site.origin}/nl/`)
  await page.goBack()
  await expect(name).toHaveValue('Peieters')
})

test('a double click is one step', async ({ page }) => {
  await open(page, application)
  await page.getByLabel('Gewenste begindatum').focus()
  await page.getByRole('button', { name: 'Volgende' }).dblclick()
  await expect(heading(page, 'Stap 2 van 3')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a long form is one plain page', async ({ page }) => {
    await page.goto(`${site.origin}${application}`)
    for (const legend of ['Het pand', 'Uw gezin', 'Uw gegevens'])
      await expect(page.getByRole('group', { name: legend })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stel u kandidaat' })).toBeVisible()
  })
})
