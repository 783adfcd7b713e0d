import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { groupOf } from '#service/kit/recipients/form-groups.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { fill, type Filling, isUnfilled, placeholders } from '#service/requests/answers/placeholders.ts'
import { nameForVisitor, type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { formatPhone } from '#text/phone.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { paragraphsOf } from './marked-text.tsx'
import { dayAndTime, momentIn } from '#service/desk/requests/request-words.ts'

/** Answers of the product's own, and the forms that each is for; all without a list. */
const ownForms = {
  welcome: ['request-visit'],
  otherMoment: ['request-visit', 'contact-appointment'],
  callBack: undefined,
  gone: ['request-visit', 'request-info', 'request-documents', 'rent-application'],
} as const satisfies Readonly<Record<string, readonly FormId[] | undefined>>
const ownIds = ['welcome', 'otherMoment', 'callBack', 'gone'] as const

/** An answer to begin with in one language, or in another where it has none in that. */
type ReadyAnswer = Readonly<{
  id: string
  /** What staff choose it by. */
  name: string
  subject: string
  /** What stands between greeting and name; `{home}` is filled in. */
  text: string
  /** The languages that it is in. */
  languages: readonly Locale[]
  language: Locale
  isOwn: boolean
  /** Groups of forms that an agency's answer is for, between commas; '' for all. */
  forms: string
  isFor: (form: FormId) => boolean
  /** How often it was changed at the desk in this language; 0 as the product has it. */
  version: number
}>

/** Returns all answers that one can begin with in a language: the product's as the agency changed them, then the agency's. */
export function readyAnswers(
  language: Locale,
  { t, words, locales }: Pick<DeskPage, 't' | 'words' | 'locales'>,
): readonly ReadyAnswer[] {
  const { t: said } = words.languages(language)
  const asked = Object.fromEntries(placeholders.map((word) => [word, `{${word}}`]))
  const stored = Map.groupBy(words.templates, ({ id }) => id)
  const own = ownIds.map((id): ReadyAnswer => {
    const changed = stored.get(id)?.find((one) => one.language === language)
    const forms: readonly FormId[] | undefined = ownForms[id]
    return {
      subject: said(`desk.template.${id}.subject`, asked),
      text: said(`desk.template.${id}.text`, asked),
      version: 0,
      ...changed,
      id,
      language,
      languages: locales,
      isOwn: true,
      forms: '',
      name: t(`desk.template.${id}.name`),
      isFor: (form) => forms === undefined || forms.includes(form),
    }
  })
  const others = [...stored].flatMap(([id, rows]): readonly ReadyAnswer[] => {
    const row = rows.find((one) => one.language === language) ?? rows[0]
    if (row === undefined || ownIds.some((each) => each === id)) return []
    const groups = row.forms.split(',')
    const isFor = (form: FormId): boolean => row.forms === '' || groups.includes(groupOf(form))
    return [{ ...row, languages: rows.map((one) => one.language), isOwn: false, isFor }]
  })
  return [...own, ...others]
}

/** Returns the answers that one can begin with: those that their request has the facts for. */
export function templatesFor(sent: SentForm, page: DeskPage): readonly ReadyAnswer[] {
  const filling = fillingOf(sent, page)
  return readyAnswers(sent.locale, page).filter(
    ({ isFor, subject, text }) => isFor(sent.form) && !isUnfilled(subject + text, filling),
  )
}

/** Returns the beginning of an answer in the language of the visitor, and the words in it that the desk filled in; without a template only greeting and name. */
export function beginAnswer(template: string | undefined, sent: SentForm, page: DeskPage) {
  const { t } = page.words.languages(sent.locale)
  const place = sent.about?.(sent.locale)?.place
  const filling = fillingOf(sent, page)
  const ready = templatesFor(sent, page).find(({ id }) => id === template)
  const plain = t(place === undefined ? 'desk.template.plain' : 'desk.template.subject', filling)
  return {
    ...write(ready ?? { subject: plain, text: '' }, filling, page.words.languages(sent.locale)),
    // A home that has no name here is no fact to check.
    filledIn: Object.values({ ...filling, home: place ?? '' }).filter((value) => value !== ''),
  }
}

/** Returns an answer with what is filled in, its greeting and its name. */
export function write(
  { subject, text }: Pick<ReadyAnswer, 'subject' | 'text'>,
  filling: Filling,
  { t }: Pick<DeskPage, 't'>,
) {
  const parts = [t('mails.visitor.greeting', filling), fill(text, filling), t('desk.template.close', filling)]
  return { subject: fill(subject, filling), text: parts.filter((part) => part !== '').join('\n\n') }
}

/** Returns the facts of a request that an answer can ask for. */
function fillingOf(sent: SentForm, { staff, words }: DeskPage): Filling {
  const { locale, answers } = sent
  const moment = momentIn(answers)
  const home = sent.about?.(locale)
  return {
    name: nameForVisitor(answers),
    staff: staff.name,
    home: home?.place ?? words.languages(locale).t('desk.template.home'),
    ...(moment === undefined ? { day: '', time: '' } : dayAndTime(moment, locale)),
    price: home?.price ?? '',
    phone: formatPhone(whoAnswers(words, { answers, home }).contact.phone),
  }
}

/**
 * Returns the mail that answers a request, with the home as a card; what comes back goes to the office. Undefined where no address
 * was given.
 */
export function answerLetter(
  sent: SentForm,
  { subject, text }: Pick<ReadyAnswer, 'subject' | 'text'>,
  { staff, words }: DeskPage,
): Letter | undefined {
  const address = visitorAddress(sent.answers)
  if (address === undefined) return undefined
  const { locale } = sent
  const home = sent.about?.(locale)
  const { office } = whoAnswers(words, { answers: sent.answers, home })
  const { name, email } = office ?? words.recipients.agency
  const title = oneLine(subject)
  return {
    kind: 'answer',
    to: { name: nameForVisitor(sent.answers), address },
    replyTo: { name, address: email },
    subject: title,
    content: {
      locale,
      title,
      preheader: paragraphsOf(text)[1] ?? title,
      blocks: [
        ...paragraphsOf(text).map((part) => ({ kind: 'text', text: part }) as const),
        ...(home === undefined ? [] : [{ kind: 'homes', homes: [home] } as const]),
      ],
      sender: `${staff.name}, ${name}`,
      notes: [{ text: words.languages(locale).t('desk.answer.note', { id: String(sent.id) }) }],
    },
  }
}
