import { expect, type Locator, type Page } from '@playwright/test'
import type { Form } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { languages } from '#tests/support/languages.ts'
import { fieldsOf, rightAnswers } from '#tests/support/forms/right-answers.ts'
import type { FieldView } from '#ui/forms/form-view.ts'
import type { FormPage } from './form-page.ts'

/** Somebody who fills in forms: a name that nobody else has. */
export type Person = Readonly<{ name: string; email: string }>

/** Returns a person whose requests can be told from others. */
export function personNamed(name: string): Person {
  return { name, email: `${name.toLowerCase()}@voorbeeld.be` }
}

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
const picture = { name: 'gevel.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }

/** Returns the element of a form on its page. */
export function formOn(page: Page, { id }: FormPage): Locator {
  return page.locator(`form#${id}`)
}

/** Returns the fields of a form in the order in which they are asked. */
export function fieldsIn({ form }: FormPage): readonly FieldView[] {
  return form.groups.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))
}

/** Returns what a label reads: it says so itself where its field is optional. */
function nameOf({ label, optional }: FieldView): string {
  return optional === undefined ? label : `${label} ${optional}`
}

/** Returns the control of a field that takes text, by its label. */
function inputOf(form: Locator, field: FieldView): Locator {
  const named = { name: nameOf(field), exact: true }
  switch (field.control.kind) {
    // These have no role of their own.
    case 'date':
    case 'file':
      return form.getByLabel(named.name, { exact: true })
    default:
      return form.getByRole('textbox', named)
  }
}

/** Fills in a field with an answer that is accepted, as a visitor finds it: by its label. */
async function fillField(form: Locator, field: FieldView, answer: string): Promise<void> {
  const { control } = field
  const named = { name: nameOf(field), exact: true }
  switch (control.kind) {
    case 'pick':
    case 'picks': {
      const [choice] = control.choices
      if (choice === undefined) throw new Error(`${field.name} offers nothing`)
      const group = form.getByRole('group', named)
      if (await group.locator('.multi').isVisible()) return chooseTown(group, choice.label)
      if (await group.locator('summary').isVisible()) await group.locator('summary').click()
      const name = choice.count === undefined ? choice.label : `${choice.label} ${choice.count}`
      await group.getByRole(control.kind === 'pick' ? 'radio' : 'checkbox', { name, exact: true }).check()
      return
    }
    case 'ticks':
      for (const { label } of control.choices)
        if (await form.getByRole('checkbox', { name: label, exact: true }).isVisible())
          await form.getByRole('checkbox', { name: label, exact: true }).check()
      return
    case 'menu':
      await form
        .getByRole('combobox', named)
        .selectOption({ index: control.emptyLabel === undefined ? 0 : 1 })
      return
    case 'file':
      await inputOf(form, field).setInputFiles(control.accept.includes('pdf') ? cv : picture)
      return
    case 'set':
    case 'slot':
      return
    default:
      await inputOf(form, field).fill(answer)
  }
}

/** Types the name of a town into a field for towns that is awake, and chooses it. */
export async function chooseTown(group: Locator, town: string): Promise<void> {
  await group.locator('summary').press('Enter')
  await expect(group.getByRole('searchbox')).toBeFocused()
  await group.getByRole('searchbox').fill(town)
  await group.getByRole('searchbox').press('Enter')
  await expect(group.locator('label:not([hidden]) > input').first()).toBeFocused()
  await group.page().keyboard.press('Enter')
  await group.page().keyboard.press('Escape')
  await expect(group.locator('summary')).toBeFocused()
}

/** Returns a day from now as an ISO date. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the telephone number of somebody: of one number one appointment may be open for a home. */
function phoneOf(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7)
  return `0470 ${String(number).padStart(6, '0')}`
}

/** Returns right answers that say who gave them. */
function answersOf(form: FormPage, { name, email }: Person): Readonly<Record<string, string>> {
  const right = rightAnswers(form.id)
  const dates = fieldsOf(form.id).filter(({ control }) => control.kind === 'date')
  return {
    ...Object.fromEntries(Object.entries(right).map(([key, [text = '']]) => [key, text])),
    ...Object.fromEntries(dates.map((field) => [field.name, inDays(8)])),
    firstName: 'Noor',
    lastName: name,
    name,
    email,
    phone: phoneOf(name),
    friendEmail: `vriend-${email}`,
  }
}

/** Fills in every field and ticks every statement; a form in steps is led from step to step. */
export async function fillForm(page: Page, shown: FormPage, person: Person): Promise<void> {
  const form = formOn(page, shown)
  const answers = answersOf(shown, person)
  const { groups, agreements } = shown.form
  const definition: Form = forms[shown.id]
  for (const [index, { rows, isFolded, legend = '' }] of groups.entries()) {
    const fold = form.locator('.form__fold').filter({ hasText: legend })
    if (isFolded === true && (await fold.getAttribute('open')) === null)
      await fold.locator('summary').first().click()
    for (const field of rows.flatMap(({ fields }) => fields))
      await fillField(form, field, answers[field.name] ?? '')
    const isStep = definition.inSteps === true && (await form.getByRole('list').first().isVisible())
    if (!isStep || index === groups.length - 1) continue
    const next = form.getByRole('button', {
      name: languages(shown.locale).t('forms.steps.next'),
      exact: true,
    })
    await next.click()
    await expect(form.getByRole('heading', { level: 2, name: groups[index + 1]?.legend })).toBeFocused()
  }
  for (const { name } of agreements) await form.locator(`input[name="${name}"]`).check()
}

/** Texts that a browser without script lets through, by the kind of their control. */
const wrongTexts: ReadonlyMap<string, string> = new Map([
  ['email', 'noor@voorbeeld'],
  ['tel', '0470 12'],
  ['zip', '12'],
])

/** Returns the inputs of a form that can be seen and take an address or number, with a wrong text for each. */
async function checkedInputs(page: Page, shown: FormPage) {
  const found = []
  for (const field of fieldsIn(shown)) {
    const wrong = wrongTexts.get(field.name === 'zip' ? 'zip' : field.control.kind)
    const input = inputOf(formOn(page, shown), field)
    if (wrong !== undefined && (await input.isVisible())) found.push({ name: field.name, input, wrong })
  }
  return found
}

/** Types bad addresses and numbers into a form. */
export async function typeWrong(page: Page, shown: FormPage): Promise<void> {
  for (const { input, wrong } of await checkedInputs(page, shown)) await input.fill(wrong)
}

/** Corrects them. */
export async function correct(page: Page, shown: FormPage, person: Person): Promise<void> {
  const answers = answersOf(shown, person)
  for (const { name, input } of await checkedInputs(page, shown)) await input.fill(answers[name] ?? '')
}

/** Returns the button that sends a form, or leads to its next step. */
export function sendButton(page: Page, shown: FormPage): Locator {
  return formOn(page, shown).locator('.form__go .button')
}

/** Chooses the first moment that is free, where there is one. */
export async function chooseMoment(page: Page): Promise<void> {
  const free = page.locator('.slot input:enabled').first()
  if ((await free.count()) > 0) await free.check()
}
