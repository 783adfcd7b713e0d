import type { Language } from '#i18n/languages.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import { euroCents } from '#domain/values/money.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import {
  type Control,
  type Field,
  type FieldName,
  isAsked,
  isQuestion,
  type OptionCode,
  type Options,
} from '#forms/field.ts'
import { forms } from '#forms/forms.ts'
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { phoneHref } from '#text/phone.ts'
import { byAddress } from '#service/requests/offers/home-by-address.ts'
import { slotText } from '#service/requests/bookings/slot-text.ts'
import { goneText } from './gone-text.ts'
import type { AnswerRow } from '#service/kit/mail/letter.ts'
import type { SentForm } from './sent-form.ts'

/** Kinds of controls whose answer can be any text, such as the name of a file. */
const typed: ReadonlySet<Control['kind']> = new Set(['text', 'long', 'url', 'file'])

/** Fields whose label says "your": the office reads a noun. */
const ownToVisitor = [
  'message',
  'friendEmail',
  'amount',
  'validUntil',
  'conditions',
  'notary',
  'aboutYou',
] as const satisfies readonly FieldName[]

/** What was answered to a form. */
type AnsweredForm = Pick<SentForm, 'form' | 'answers' | 'subject' | 'about' | 'choiceLabel'>

/**
 * Returns what the form is about and every field that it asks, in its order, with its label and answer in a language; ''
 * without an answer. A field that no tick opened is left out, unless an older request answered it. The office reads nouns
 * where a label asks the visitor.
 */
export function answerRows(
  sent: AnsweredForm,
  language: Language,
  reader: 'visitor' | 'office' = 'visitor',
): readonly (AnswerRow & Readonly<{ name?: FieldName }>)[] {
  const { locale, t } = language
  const fields = forms[sent.form].groups
    .flatMap(({ rows }): readonly Field[] => rows.flat())
    .filter((field) => isAsked(field, (name) => sent.answers[name]) || sent.answers[field.name] !== undefined)
    // Where no page set it, it was not asked.
    .filter(({ name, control }) => control.kind !== 'set' || sent.answers[name] !== undefined)
    .map((field) => {
      const text = answerText(field, sent, language)
      const isTyped = typed.has(field.control.kind)
      const label = reader === 'office' ? officeLabel(field.name, t) : t(`forms.fields.${field.name}`)
      return { name: field.name, label, text, href: hrefOf(field, text), isTyped }
    })
  if (sent.subject === undefined) return fields
  const about = sent.about?.(locale)
  const home = about !== undefined && sent.form === 'purchase-offer' ? byAddress(about) : about
  return [{ label: t('forms.subject'), text: subjectText(sent.subject, home, t), home }, ...fields]
}

function officeLabel(name: FieldName, t: Translate): string {
  const own = ownToVisitor.find((each) => each === name)
  if (own !== undefined) return t(`mails.agency.labels.${own}`)
  return isQuestion(name) ? t(`forms.names.${name}`) : t(`forms.fields.${name}`)
}

/** Returns the address that writes to or calls somebody. */
function hrefOf({ control }: Field, text: string): string | undefined {
  if (text === '') return undefined
  return control.kind === 'email' ? `mailto:${text}` : control.kind === 'tel' ? phoneHref(text) : undefined
}

/** Returns what a form is about in words; with its number alone once it is off the site. */
function subjectText(name: string, about: ListingSubject | undefined, t: Translate): string {
  if (about === undefined) return goneText(name, t)
  const { title, place, price, reference, href } = about
  const words = [title, place, price, reference].filter((part) => part !== undefined)
  return `${words.join(', ')}\n${href}`
}

function answerText({ name, control }: Field, sent: AnsweredForm, language: Language): string {
  const answer = sent.answers[name]
  if (answer === undefined) return ''
  const values = typeof answer === 'object' ? answer : [answer]
  const texts = values.map((value) => valueText(value, { name, control }, sent, language))
  // Ticks are sentences.
  return texts.join(control.kind === 'ticks' ? '\n' : ', ')
}

function valueText(
  value: string | number,
  { name, control }: Pick<Field, 'name' | 'control'>,
  sent: AnsweredForm,
  { locale, t }: Language,
): string {
  if (typeof value === 'number')
    return control.kind === 'money' ? formatMoney(euroCents(value), locale) : formatNumber(value, locale)
  if (control.kind === 'date') return isPlainDate(value) ? formatDate(value, locale) : value
  if (control.kind === 'slot') return slotText(value, locale)
  if (!('options' in control)) return value
  const codes = codesOf(control.options)
  if (codes === undefined) return sent.choiceLabel?.(name, value, locale) ?? value
  const code = codes.find((known) => known === value)
  return code === undefined ? value : t(`forms.options.${code}`)
}

/** Returns the codes of options whose labels are words of forms; undefined for values of the catalogue. */
function codesOf(options: Options): readonly OptionCode[] | undefined {
  switch (options.from) {
    case 'words':
      return options.codes
    case 'ticks':
      return options.ticks.map(({ code }) => code)
    default:
      return undefined
  }
}
