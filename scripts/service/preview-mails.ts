import type { Transaction } from 'kysely'
import { pino } from 'pino'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { Field } from '#forms/field.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { describeHomes } from '#service/alerts/describe-homes.ts'
import { homesMail } from '#service/alerts/homes-mail.ts'
import { readPublication } from '#service/alerts/publication.ts'
import type { ServiceTables } from '#service/database/tables.ts'
import { officeWithCalendar } from '#service/bookings/office-with-calendar.ts'
import { takenSeats } from '#service/bookings/take-seat.ts'
import { timetable } from '#service/bookings/timetable.ts'
import { type Database, openDatabase } from '#service/database/open-database.ts'
import type { DocumentFiles } from '#service/documents/document-files.ts'
import { readSiteForms, type SiteForms } from '#service/http/site-forms.ts'
import { formLetters } from '#service/mail/form-letters.ts'
import type { Letter } from '#service/mail/letter.ts'
import type { Mail } from '#service/mail/mail.ts'
import { writeLetter } from '#service/mail/write-letter.ts'
import { createSigner } from '#service/signed-token.ts'
import { acceptSubmission } from '#service/submissions/accept-submission.ts'
import { toSentForm } from '#service/submissions/to-sent-form.ts'
import { createSiteWords, type SiteWords } from '#service/site/site-words.ts'
import { previewOwnerLetters } from './preview-owner-mails.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import { slotField } from '#ui/forms/slot-field.ts'
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
  const found: MailPreview[] = []
  for (const locale of site.keys()) found.push(...(await previewForms(site, locale, words)))
  return [...found, ...(await previewAlerts(dist, words)), ...previewOwners(site, words)]
}

/** Sends every form in a language to a database of its own, where nothing was asked before. */
async function previewForms(
  site: ReadonlyMap<Locale, SiteForms>,
  locale: Locale,
  words: SiteWords,
): Promise<readonly MailPreview[]> {
  const database = await openDatabase({ engine: 'sqlite', file: ':memory:' }, pino({ level: 'silent' }))
  const context = { words, documents, signer: createSigner('preview') }
  const found: MailPreview[] = []
  for (const form of formIds) {
    const view = site.get(locale)?.file.forms[form]?.form
    if (view === undefined) continue
    const about = forms[form].isAboutListing === true ? sampleSubject(site.get(locale)?.subjects) : undefined
    const typed = sampleAnswers(form, view)
    const slot =
      slotField(view) && (await freeMoment(database, typed, words, words.subject(about, locale)?.officeId))
    const answers = slot === undefined ? typed : { ...typed, slot }
    const write = async (id: number, transaction: Transaction<ServiceTables>): Promise<readonly Letter[]> => {
      const sent = toSentForm({ id, form, locale, answers, subject: about, at }, words)
      const letters = await formLetters(transaction, sent, context)
      for (const letter of letters) {
        const mail = writeLetter(letter, words.look(letter.content.locale))
        const name = `${form}-${letter.kind}`
        const isSecond = found.some((other) => other.name === `${name}-${locale}`)
        found.push({ name: `${name}${isSecond ? '-2' : ''}-${locale}`, mail })
      }
      return letters
    }
    await acceptSubmission(
      database,
      { form, lang: locale, dedupeKey: form, answers, subject: about, letters: write },
      at,
    )
  }
  await database.db.destroy()
  return found
}

/** Returns the mails to owners in each language that has a portal. */
function previewOwners(site: ReadonlyMap<Locale, SiteForms>, words: SiteWords): readonly MailPreview[] {
  return [...site].flatMap(([locale, { portal, subjects }]) => {
    const about = sampleSubject(subjects)
    if (portal === undefined || about === undefined) return []
    return previewOwnerLetters({ forms: site, words }, locale, about).map(([name, letter]) => ({
      name: `owner-${name}-${locale}`,
      mail: writeLetter(letter, words.look(letter.content.locale)),
    }))
  })
}

/** Returns a home to let, which has a mail after the visit too, or else the first home. */
function sampleSubject(subjects: SubjectsFile = {}): string | undefined {
  const homes = Object.entries(subjects).filter(([name]) => name.startsWith('property/'))
  const [name] = homes.find(([, { applyHref }]) => applyHref !== undefined) ?? homes[0] ?? []
  return name
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

function sampleAnswers(form: FormId, view: FormView): Answers {
  const fields = forms[form].groups.flatMap(({ rows }) => rows.flat())
  return Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field, view)]))
}

/** Returns a free moment of the last day: a reminder of the first ones would be too late. */
async function freeMoment(
  { db }: Database,
  answers: Answers,
  { recipients }: SiteWords,
  officeId: string | undefined,
): Promise<string | undefined> {
  const office = officeWithCalendar(recipients, answers, officeId)
  if (office === undefined) return undefined
  const days = timetable(office, await takenSeats(db, office.id), 'nl', at)
  return days.at(-1)?.slots.find(({ isTaken }) => !isTaken)?.value
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
      return name.startsWith('price') || name.endsWith('mount') ? 389_000 : 3
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
    case 'ticks':
      return choicesOf(view, name)
        .slice(0, 3)
        .map(({ value }) => value)
    case 'slot':
      return undefined
    case 'text':
      return texts[name] ?? 'Elke'
  }
}
