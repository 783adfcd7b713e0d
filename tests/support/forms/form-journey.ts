import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import type { SiteWithService } from '#tests/support/sites/site-with-service.ts'
import {
  chooseMoment,
  correct,
  fieldsIn,
  fillForm,
  formOn,
  type Person,
  personNamed,
  sendButton,
  typeWrong,
} from './fill-form.ts'
import { foreignWords } from './foreign-words.ts'
import { arrivedAt, type FormPage, formPage } from './form-page.ts'
import { confirmAnswers, openForm, sendEmpty } from './open-form.ts'
import { mailsOf, requestsOf } from './stored-requests.ts'

/** How the title of a page begins that says what to correct. */
const titlePrefix: Readonly<Record<Locale, string>> = {
  nl: 'Fout: ',
  fr: 'Erreur\u00A0: ',
  en: 'Error: ',
  de: 'Fehler: ',
}

/** Mails that a form makes at once besides the one to the agency. */
const otherMails: Readonly<Record<FormId, readonly string[]>> = {
  // It asks for no address: the agency calls.
  'contact-me': [],
  'contact-appointment': ['visitor'],
  'contact-construction': ['visitor'],
  'contact-demand': ['visitor'],
  'contact-demand-small': ['visitor'],
  'demand-register': ['visitor'],
  'send-to-friend': ['visitor', 'friend'],
  'site-contact': ['visitor'],
  'site-contact-small': ['visitor'],
  'sign-newsletter': ['visitor'],
  'job-contact': ['visitor'],
  'request-visit': ['visitor'],
  'request-info': ['visitor'],
  'request-documents': ['visitor'],
  'rent-application': ['visitor'],
  'purchase-offer': ['visitor'],
  testimonial: ['visitor'],
}

/** Forms of which the agency hears once the visitor's address is confirmed. */
const toldLater: ReadonlySet<FormId> = new Set(['purchase-offer', 'sign-newsletter', 'demand-register'])

/** A visitor with a form: which, in which language, with script or without. */
export type Journey = Readonly<{ id: FormId; locale: Locale; hasScript: boolean }>

/** Sends a form wrong and then right, and expects what a visitor and the agency should get. */
export async function sendWrongThenRight(
  page: Page,
  site: SiteWithService,
  { id, locale, hasScript }: Journey,
): Promise<void> {
  const shown = formPage(id, locale)
  const person = personNamed(`M${Math.random().toString(36).slice(2, 9)}${locale}`)
  await test.step('left empty, it says what to correct and stores nothing', async () => {
    await openForm(page, site, shown, hasScript)
    const heading = page.getByRole('heading', { level: 1 })
    // A form that is part of another page is called by its own name instead.
    const isPage = (await page.locator('.form-page').count()) > 0
    const name = isPage ? ((await heading.textContent()) ?? '') : shown.title
    await (hasScript ? sendEmpty(page, shown) : postUnchecked(page, shown))
    await expectErrors(page, shown)
    await expect(heading).toHaveText(hasScript && !isPage ? /./ : name)
    await openForm(page, site, shown, hasScript)
  })
  await test.step('with a bad address or number, it keeps what was typed', async () => {
    await fillForm(page, shown, person)
    await typeWrong(page, shown)
    await sendButton(page, shown).click()
    await expectErrors(page, shown)
    await expectKept(page, shown, person)
    expect(requestsOf(site, person)).toEqual([])
  })
  await test.step('once it is right, it arrives once', async () => {
    await correct(page, shown, person)
    await chooseMoment(page)
    await sendButton(page, shown).click()
    if (!hasScript || id === 'purchase-offer') {
      await expect(page.locator('.rows--answers')).toBeVisible()
      await expectLanguage(page, locale)
      await confirmAnswers(page)
    }
    await expect(page).toHaveURL(arrivedAt(shown))
    await expectLanguage(page, locale)
  })
  await test.step('the agency and the visitor get their mails', async () => {
    const [request, ...others] = requestsOf(site, person)
    expect(request).toMatchObject({ form: id, lang: locale })
    expect(others).toEqual([])
    if (request === undefined) return
    expect(request.subject !== null).toBe(shown.path.includes('?'))
    // A reminder waits for its day, or is too late.
    const mailsNow = () => mailsOf(site, request).filter(({ kind }) => kind !== 'reminder')
    await expect.poll(() => mailsNow().filter(({ state }) => state !== 'sent')).toEqual([])
    const mails = mailsNow()
    const told = toldLater.has(id) ? [] : ['agency']
    // A home has an agent beside its office: both are told.
    expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual(
      [...told, ...otherMails[id]].toSorted(),
    )
    expect(mails.length).toBe(new Set(mails.map(({ recipient }) => recipient)).size)
    for (const { recipient } of mails.filter(({ kind }) => kind === 'agency'))
      expect(recipient).toMatch(/@kouterenkaai\.example$/)
    for (const { recipient } of mails.filter(({ kind }) => kind === 'visitor'))
      expect(recipient).toBe(person.email)
    for (const { kind, subject, lines } of mails)
      expect(foreignWords([subject, ...lines], kind === 'agency' ? 'nl' : locale), kind).toEqual([])
  })
}

/** Posts a form past the checks of the browser, which name one missing field at a time in its own language. */
async function postUnchecked(page: Page, shown: FormPage): Promise<void> {
  await formOn(page, shown).evaluate((form) => {
    if (form instanceof HTMLFormElement) form.noValidate = true
  })
  await sendButton(page, shown).click()
}

/** Expects a box above the form that has the focus, and whose lines lead to fields with the same sentence. */
async function expectErrors(page: Page, shown: FormPage): Promise<void> {
  const { locale } = shown
  const box = page.getByRole('alert')
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(page).toHaveTitle(new RegExp(`^${titlePrefix[locale]}`))
  const links = box.getByRole('link')
  const count = await links.count()
  expect(count).toBeGreaterThan(0)
  await expect(formOn(page, shown).locator('.field__error:visible')).toHaveCount(count)
  await expect(box.getByRole('heading')).toHaveText(count === 1 ? /^\D+$/ : new RegExp(`\\b${count}\\b`))
  for (const link of await links.all()) {
    await link.click()
    const field = page.locator('form.form :focus')
    await expect(field).toBeInViewport()
    await expect(describedBy(field)).toContainText((await link.textContent()) ?? '')
  }
  await expectLanguage(page, locale)
}

/** Returns the field with its sentence, or the group of it. */
function describedBy(field: Locator): Locator {
  return field.locator(
    'xpath=ancestor::*[contains(concat(" ", @class, " "), " field--bad ")][1]/*[contains(@class, "field__error")]',
  )
}

async function expectKept(page: Page, shown: FormPage, { name }: Person): Promise<void> {
  const kept = fieldsIn(shown).filter((field) => ['lastName', 'name'].includes(field.name))
  for (const field of kept)
    await expect(formOn(page, shown).locator(`[name="${field.name}"]`)).toHaveValue(name)
  for (const { name: agreement } of shown.form.agreements)
    await expect(formOn(page, shown).locator(`[name="${agreement}"]`)).toBeChecked()
}

/** Expects the language of a page, and no text of it in another one. */
async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
  const lines = await page.locator('main').innerText()
  expect(
    foreignWords(
      lines.split('\n').map((line) => line.trim()),
      locale,
    ),
  ).toEqual([])
}
