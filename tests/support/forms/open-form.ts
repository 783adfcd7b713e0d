import { expect, type Page } from '@playwright/test'
import type { Form } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { refusal } from '#tests/support/pages/visitor.ts'
import type { SiteWithService } from '#tests/support/sites/site-with-service.ts'
import { chooseMoment, formOn, sendButton } from './fill-form.ts'
import type { FormPage } from './form-page.ts'

/** Opens a form as a visitor who has refused consent; with script it is touched, and answers. */
export async function openForm(
  page: Page,
  { origin }: SiteWithService,
  shown: FormPage,
  hasScript = true,
): Promise<void> {
  await refuseConsent(page)
  await page.goto(`${origin}${shown.path}`)
  const form = formOn(page, shown)
  if (!hasScript) return expect(form).toBeVisible()
  await form.locator('input:not([type=hidden]), textarea, select').first().focus()
  await expect(form).toHaveAttribute('novalidate')
}

/** Makes the visitor of a page one who has refused consent: the dialog would cover the form. */
export async function refuseConsent(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
}

/** Presses the button of an empty form; a step without required fields leads to the next one. */
export async function sendEmpty(page: Page, shown: FormPage): Promise<void> {
  const { groups } = shown.form
  const definition: Form = forms[shown.id]
  const asks = groups.findIndex(({ rows }) =>
    rows.some(({ fields }) => fields.some((field) => field.isRequired)),
  )
  const free = definition.inSteps !== true ? [] : groups.slice(1, asks + 1)
  for (const { legend } of free) {
    await sendButton(page, shown).click()
    await expect(formOn(page, shown).getByRole('heading', { level: 2, name: legend })).toBeFocused()
  }
  await sendButton(page, shown).click()
}

/** Confirms the answers that are read back, after the seconds that a person needs to read them. */
export async function confirmAnswers(page: Page): Promise<void> {
  await chooseMoment(page)
  await page.waitForTimeout(1600)
  await page.locator('.notice__ways .button').first().click()
}
