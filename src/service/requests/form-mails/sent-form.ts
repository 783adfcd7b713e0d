import type { Languages } from '#i18n/languages.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FieldName } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { namesAddress, namesNumber } from '#service/kit/mail/names-address.ts'

/** A form that was sent, as its mails describe it. */
export type SentForm = Readonly<{
  /** Number of the submission. */
  id: number
  form: FormId
  /** The visitor's language. */
  locale: Locale
  /** Returns a language in the words of the site. */
  languages: Languages
  answers: Answers
  /** Name of the home or project that it is about: `property/2417`. */
  subject?: string
  /** Returns that home or project in a language, with its whole address on the web; undefined when it is gone. */
  about?: (locale: Locale) => ListingSubject | undefined
  /** When it was received, in milliseconds since 1970. */
  at: number
  /** Returns the label of a value from the catalogue, such as the town of an office. */
  choiceLabel?: ChoiceLabel
  /** Returns the address of a page of the desk; undefined where the site has no desk. */
  desk?: (path: string, locale: Locale) => string | undefined
  /** Returns the statements that the visitor agreed to; a form with one that is missing is not accepted. */
  agreed?: (locale: Locale) => readonly string[]
}>

/** Returns the label of a field's value in a language; undefined when it is not known. */
export type ChoiceLabel = (field: FieldName, value: string, locale: Locale) => string | undefined

/** Returns the name that a visitor gave, else the address, else the phone number. */
export function visitorName({ firstName, lastName, name, email, phone }: Answers): string {
  const full = oneLine([firstName, lastName].filter((part) => part !== undefined).join(' '))
  return (
    [full, name, email, phone].map((text) => oneLine(String(text ?? ''))).find((text) => text !== '') ?? ''
  )
}

/** Returns the name by which a mail calls a visitor: the address instead of a name with an address or number in it. */
export function nameForVisitor(answers: Answers): string {
  const name = visitorName(answers)
  const isName = !namesAddress(name) && !namesNumber(name)
  return isName ? name : (visitorAddress(answers) ?? '')
}

/** Returns the address that a visitor gave; undefined for a form that asks for none. */
export function visitorAddress({ email }: Answers): string | undefined {
  return typeof email === 'string' && email !== '' ? email : undefined
}
