import { pino } from 'pino'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { Field } from '#forms/field.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { describeHomes } from '#service/alerts/describe-homes.ts'
import { homesMail } from '#service/alerts/homes-mail.ts'
import { readPublication } from '#service/alerts/publication.ts'
import { openDatabase } from '#service/database/open-database.ts'
import type { DocumentFiles } from '#service/documents/document-files.ts'
import { readSiteForms } from '#service/http/site-forms.ts'
import { formLetters } from '#service/mail/form-letters.ts'
import type { Mail } from '#service/mail/mail.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import { writeLetter } from '#service/mail/write-letter.ts'
import { createSigner } from '#service/signed-token.ts'
import { createSiteWords, type SiteWords } from '#service/site/site-words.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import type { FormView } from '#ui/forms/form-view.ts'

/** A mail as it would be sent; its name is that of its form, kind and language. */
export type MailPreview = Readonly<{ name: string; mail: Mail }>

/** The documents that every home of the previews has. */
const documents: DocumentFiles = {
  list: () =>
    Promise.resolve([
      { name: 'Bodemattest.pdf', bytes: 98_304 },
      { name: 'Stedenbouwkundig uittreksel.pdf', bytes: 1_153_434 },
    ]),
  read: () => Promise.resolve(undefined),
}

/** Monday 23 November 2026, 16:41 in Belgium. */
const at = Date.parse('2026-11-23T15:41:00Z')

/** Returns every mail of a built site, about an invented visitor; none for a site whose forms nothing receives. */
export async function previewMails(dist: string, origin: string): Promise<readonly MailPreview[]> {
  const site = await readSiteForms(dist)
  if (site.size === 0) return []
  const words = createSiteWords(site, origin)
  const { db } = await openDatabase({ engine: 'sqlite', file: ':memory:' }, pino({ level: 'silent' }))
  const found: MailPreview[] = []
  for (const [locale, shown] of site) {
    const subject = Object.keys(shown.subjects).find((name) => name.startsWith('property/'))
    for (const form of formIds) {
      const view = shown.file.forms[form]?.form
      if (view === undefined) continue
      const sent = sampleForm(form, locale, view, subject, words)
      const letters = await db
        .transaction()
        .execute(async (transaction) =>
          formLetters(transaction, sent, { words, documents, signer: createSigner('preview') }),
        )
      for (const letter of letters)
        found.push({
          name: `${form}-${letter.kind}-${locale}`,
          mail: writeLetter(letter, words.look(letter.content.locale)),
        })
    }
  }
  await db.destroy()
  return [...found, ...(await previewAlerts(dist, words))]
}

/** Returns the mail about homes in each language: three of the published ones, the last one with a lower price. */
async function previewAlerts(dist: string, words: SiteWords): Promise<readonly MailPreview[]> {
  const found: MailPreview[] = []
  for (const [locale, { file }] of await readSiteForms(dist)) {
    const [list] = await readPublication(dist, file.lists)
    if (list === undefined) continue
    const news = await describeHomes(list, [{ row: 0 }, { row: 1 }, { row: 2, was: 410_000 }], words, locale)
    const subscriber = {
      email: 'elke.vandamme@voorbeeld.example',
      locale,
      criteria: 'buy?price=-900000',
      token: 'abc',
    }
    found.push({
      name: `alert-${locale}`,
      mail: writeLetter(homesMail(subscriber, news, words), words.look(locale)),
    })
  }
  return found
}

function sampleForm(
  form: FormId,
  locale: Locale,
  view: FormView,
  subject: string | undefined,
  words: SiteWords,
): SentForm {
  const fields = forms[form].groups.flatMap(({ rows }) => rows.flat())
  const answers: Answers = Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field, view)]))
  const about = forms[form].isAboutListing === true ? subject : undefined
  return {
    id: 1183,
    form,
    locale,
    answers,
    subject: about,
    about: (locale) => words.subject(about, locale),
    choiceLabel: (field, value, locale) => words.label(form, field, value, locale),
    at,
  }
}

const texts: Readonly<Partial<Record<Field['name'], string>>> = {
  firstName: 'Elke',
  lastName: 'Van Damme',
  name: 'Elke Van Damme',
  street: 'Donklaan',
  houseNumber: '00',
  zip: '9290',
  city: 'Berlare',
  box: '4',
}

function sampleAnswer({ name, control }: Field, view: FormView): Answers[keyof Answers] {
  switch (control.kind) {
    case 'number':
      return name.startsWith('price') || name === 'budget' || name === 'amount' ? 389_000 : 3
    case 'email':
      return 'elke.vandamme@voorbeeld.example'
    case 'tel':
      return '0470 00 00 00'
    case 'date':
      return '2026-12-01'
    case 'url':
      return 'https://voorbeeld.example/'
    case 'file':
      return 'bestand.pdf'
    case 'long':
      return 'We komen met drie.\nGraag ook even op de zolder kijken.'
    case 'pick':
    case 'menu':
      return choicesOf(view, name)[0]?.value
    case 'picks':
      return choicesOf(view, name)
        .slice(0, 3)
        .map(({ value }) => value)
    case 'slot':
      return undefined
    case 'text':
      return texts[name] ?? 'Elke'
  }
}
