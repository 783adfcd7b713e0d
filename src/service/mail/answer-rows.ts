import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { type Control, type Field, isAsked, type OptionCode, type Options } from '#forms/field.ts'
import { forms } from '#forms/forms.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { translator } from '#i18n/translate.ts'
import { phoneHref } from '#text/phone.ts'
import { slotText } from '#service/bookings/slot-text.ts'
import type { AnswerRow } from './letter.ts'
import type { SentForm } from './sent-form.ts'

/** Kinds of controls whose answer can be any text, such as the name of a file. */
const typed: ReadonlySet<Control['kind']> = new Set(['text', 'long', 'url', 'file'])

/** What was answered to a form. */
type AnsweredForm = Pick<SentForm, 'form' | 'answers' | 'subject' | 'about' | 'choiceLabel'>

/**
 * Returns what the form is about and every field that it asks, in its order, with its label and answer in a language; ''
 * without an answer. A field that no tick opened is left out, unless an older request answered it.
 */
export function answerRows(sent: AnsweredForm, locale: Locale): readonly AnswerRow[] {
  const t = translator(locale)
  const fields = forms[sent.form].groups
    .flatMap(({ rows }): readonly Field[] => rows.flat())
    .filter((field) => isAsked(field, (name) => sent.answers[name]) || sent.answers[field.name] !== undefined)
    .map((field) => {
      const text = answerText(field, sent, locale)
      const isTyped = typed.has(field.control.kind)
      return { label: t(`forms.fields.${field.name}`), text, href: hrefOf(field, text), isTyped }
    })
  if (sent.subject === undefined) return fields
  const home = sent.about?.(locale)
  return [{ label: t('forms.subject'), text: subjectText(sent.subject, home), home }, ...fields]
}

/** Returns the address that writes to or calls somebody. */
function hrefOf({ control }: Field, text: string): string | undefined {
  if (text === '') return undefined
  return control.kind === 'email' ? `mailto:${text}` : control.kind === 'tel' ? phoneHref(text) : undefined
}

function subjectText(name: string, about: ListingSubject | undefined): string {
  if (about === undefined) return name
  const { title, place, price, reference, href } = about
  const words = [title, place, price, reference].filter((part) => part !== undefined)
  return `${words.join(', ')}\n${href}`
}

function answerText({ name, control }: Field, sent: AnsweredForm, locale: Locale): string {
  const answer = sent.answers[name]
  if (answer === undefined) return ''
  const values = typeof answer === 'object' ? answer : [answer]
  const texts = values.map((value) => valueText(value, { name, control }, sent, locale))
  // Ticks are sentences.
  return texts.join(control.kind === 'ticks' ? '\n' : ', ')
}

function valueText(
  value: string | number,
  { name, control }: Pick<Field, 'name' | 'control'>,
  sent: AnsweredForm,
  locale: Locale,
): string {
  if (typeof value === 'number') return formatNumber(value, locale)
  if (control.kind === 'date') return isPlainDate(value) ? formatDate(value, locale) : value
  if (control.kind === 'slot') return slotText(value, locale)
  if (!('options' in control)) return value
  const codes = codesOf(control.options)
  if (codes === undefined) return sent.choiceLabel?.(name, value, locale) ?? value
  const code = codes.find((known) => known === value)
  return code === undefined ? value : translator(locale)(`forms.options.${code}`)
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
