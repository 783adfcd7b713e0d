import { pino } from 'pino'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { describeHomes } from '#service/requests/alerts/describe-homes.ts'
import { homesMail } from '#service/requests/alerts/homes-mail.ts'
import { readPublication } from '#service/requests/alerts/publication.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { FollowUpContext } from '#service/requests/follow-ups/follow-up.ts'
import { followUps } from '#service/requests/follow-ups/follow-ups.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { offerLetters } from '#service/requests/offers/offer-mail.ts'
import { receiptPath } from '#service/requests/offers/offer-paths.ts'
import { confirmOffer, findOffer } from '#service/requests/offers/stored-offers.ts'
import { subscribedMail } from '#service/requests/subscriptions/subscribed-mail.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'
import { closedMail } from '#service/requests/bookings/closed/closed-mail.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { takenSeats } from '#service/requests/bookings/free-seats.ts'
import { timetable } from '#service/requests/bookings/timetable.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import type { DocumentFiles } from '#service/requests/documents/document-files.ts'
import { readSiteForms, type SiteForms } from '#service/kit/site/site-forms.ts'
import { formLetters } from '#service/requests/follow-ups/form-letters.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { Mail } from '#service/kit/mail/mail.ts'
import { writeLetter } from '#service/kit/mail/write-letter.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { questionMail } from '#service/requests/subscriptions/question-mail.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { createSiteWords, type SiteWords } from '#service/kit/site/site-words.ts'
import { previewOwnerLetters } from './preview-owner-mails.ts'
import { sampleAnswers } from './sample-answers.ts'
import { slotField } from '#ui/forms/slot-field.ts'

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
  const words = createSiteWords(() => site, origin)
  const found: MailPreview[] = []
  for (const locale of site.keys()) found.push(...(await previewForms(site, locale, words)))
  return [
    ...found,
    ...(await previewAlerts(dist, words)),
    ...previewClosed(site, words),
    ...previewOwners(site, words),
  ]
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
  const booked: string[] = []
  for (const form of formIds) {
    const view = site.get(locale)?.file.forms[form]?.form
    if (view === undefined) continue
    const about = sampleSubject(form, site.get(locale)?.subjects)
    const typed = sampleAnswers(form, view)
    const slot =
      slotField(view) &&
      (await freeMoment(database, typed, words, words.subject(about, locale)?.officeId, booked))
    if (slot !== undefined) booked.push(slot)
    const answers = slot === undefined ? typed : { ...typed, slot }
    const write = async (id: number, transaction: DbTransaction): Promise<readonly Letter[]> => {
      const sent = toSentForm({ id, form, locale, answers, subject: about, at }, words)
      const letters = await formLetters(transaction, sent, context)
      for (const letter of [...letters, ...(await lettersOnceConfirmed(transaction, sent, context))]) {
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

/** Returns the mails of a form whose visitor has confirmed the own address. */
async function lettersOnceConfirmed(
  transaction: DbTransaction,
  sent: SentForm,
  { words, signer }: FollowUpContext,
): Promise<readonly Letter[]> {
  if (followUps[sent.form]?.isToldLater !== true) return []
  const offer = await findOffer(transaction, sent.id)
  if (offer === undefined) return [subscribedMail(sent, words)]
  const confirmed = await confirmOffer(transaction, offer, at)
  const href = words.link(receiptPath(signer, sent.id), sent.locale)
  return confirmed === undefined ? [] : offerLetters(sent, confirmed, words, href)
}

/** Returns the mail about appointments on a day that was closed afterwards, in the agency's language. */
function previewClosed(site: ReadonlyMap<Locale, SiteForms>, words: SiteWords): readonly MailPreview[] {
  const { offices, locale } = words.recipients
  const [office] = offices
  const moment = parseStart('2026-12-24T10:00')
  const answers = {
    firstName: 'Elke',
    lastName: 'Van Damme',
    phone: '0470 00 00 00',
    email: 'elke.vandamme@voorbeeld.example',
  }
  const subject = sampleSubject('request-visit', site.get(locale)?.subjects)
  if (office === undefined || moment === undefined) return []
  const toSent = (form: FormId, subject?: string) =>
    toSentForm({ id: 1, form, locale, answers, subject, at }, words)
  const booking = { token: 'abc', moment, minutes: 30 }
  const letter = closedMail(
    office,
    [
      { ...booking, sent: toSent('request-visit', subject) },
      { ...booking, sent: toSent('contact-appointment') },
    ],
    words,
  )
  return [{ name: `closed-${locale}`, mail: writeLetter(letter, words.look(locale)) }]
}

/** Returns the mails to owners in each language that has a portal. */
function previewOwners(site: ReadonlyMap<Locale, SiteForms>, words: SiteWords): readonly MailPreview[] {
  return [...site].flatMap(([locale, { portal, subjects }]) => {
    const about = sampleSubject('request-visit', subjects)
    if (portal === undefined || about === undefined) return []
    return previewOwnerLetters({ forms: () => site, words }, locale, about).map(([name, letter]) => ({
      name: `owner-${name}-${locale}`,
      mail: writeLetter(letter, words.look(letter.content.locale)),
    }))
  })
}

/** Returns a listing that a form can be about: a home to let where it can, which has a mail after the visit too. */
function sampleSubject(form: FormId, subjects: SubjectsFile = {}): string | undefined {
  const { about } = forms[form]
  const fitting = Object.entries(subjects).filter(([, facts]) => canBeAbout(about, facts))
  const [name] = fitting.find(([, { applyHref }]) => applyHref !== undefined) ?? fitting[0] ?? []
  return name
}

/**
 * Returns the mails of a search in each language: three of the published homes, the last one with a lower price, and whether it
 * goes on.
 */
async function previewAlerts(dist: string, words: SiteWords): Promise<readonly MailPreview[]> {
  const found: MailPreview[] = []
  for (const [locale, { file }] of await readSiteForms(dist)) {
    const [list] = await readPublication(dist, file.lists)
    if (list === undefined) continue
    const news = await describeHomes(list, [{ row: 0 }, { row: 1 }, { row: 2, was: 29_000 }], words, locale)
    const subscriber = {
      email: 'elke.vandamme@voorbeeld.example',
      locale,
      criteria: 'buy?price=-900000',
      token: 'abc',
    }
    const asked = { confirmed: at, until: timeAfter(keptTerms['search-unanswered'], at) }
    const letters = {
      alert: homesMail(subscriber, news, words, at),
      question: questionMail(subscriber, asked, words),
    }
    for (const [name, letter] of Object.entries(letters))
      found.push({ name: `${name}-${locale}`, mail: writeLetter(letter, words.look(locale)) })
  }
  return found
}

/** Returns a free moment of the last day, at which the visitor is nowhere else: a reminder of the first days would be too late. */
async function freeMoment(
  { db }: Database,
  answers: Answers,
  { recipients, languages }: SiteWords,
  officeId: string | undefined,
  booked: readonly string[],
): Promise<string | undefined> {
  const isThen = (value: string): boolean => booked.some((other) => timeOf(other) === timeOf(value))
  const office = officeFor(recipients, answers, officeId)
  if (office === undefined) return undefined
  const days = timetable(
    office,
    await takenSeats(db, office, { now: at, offices: recipients.offices }),
    languages('nl'),
    at,
  )
  return days.at(-1)?.slots.find(({ isTaken, value }) => !isTaken && !isThen(value))?.value
}

/** Returns the moment of a slot. @example timeOf('berlare/2026-12-24T10:00') // '2026-12-24T10:00' */
function timeOf(slot: string): string {
  return slot.slice(slot.indexOf('/') + 1)
}
