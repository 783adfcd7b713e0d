import { expect, test } from '@playwright/test'
import { fillForm, formOn, personNamed, sendButton } from '#tests/support/forms/fill-form.ts'
import { arrivedAt, formPage } from '#tests/support/forms/form-page.ts'
import { confirmAnswers, openForm } from '#tests/support/forms/open-form.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

test('the wheel leaves an amount alone, words stand beside it, and an unusual one is asked about', async ({
  page,
}) => {
  const form = formPage('purchase-offer', 'fr')
  const path = `${form.path.split('?')[0]}?property=2560`
  await openForm(page, site, { ...form, path })
  await expect(page.locator('.subject')).toContainText('539')
  const amount = formOn(page, form).locator('[name="amount"]')
  await amount.fill('€ 520.000,00')
  await amount.hover()
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('ArrowUp')
  await expect(amount).toHaveValue('€ 520.000,00')
  await expect(formOn(page, form).locator('output.field__hint')).toHaveText('cinq cent vingt mille euros')
  await fillForm(page, form, personNamed('Bedrag'))
  for (const box of await formOn(page, form).locator('[name="conditionKinds"]:visible').all())
    await box.uncheck()
  await amount.fill('52.000')
  await sendButton(page, form).click()
  await expect(page.getByRole('alert')).toContainText('Ce montant est-il exact')
  const sure = formOn(page, form).locator('[name="amountSure"]')
  await expect(sure).toHaveValue('52000')
  await sure.check()
  await sendButton(page, form).click()
  await expect(page.locator('main')).toContainText('cinquante-deux mille')
  await confirmAnswers(page)
  await expect(page).toHaveURL(arrivedAt(form))
})
