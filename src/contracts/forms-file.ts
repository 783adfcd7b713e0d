import type { Locale } from '#domain/values/locale.ts'
import type { FormView } from '#ui/forms/form-view.ts'

/** A form as the service shows it again, and where a visitor goes once it was sent. */
export type ServiceForm = Readonly<{ title: string; lead: string; form: FormView; thanks: string }>

/** All forms of a site in a language, for the service that receives them. */
export type FormsFile = Readonly<{
  forms: Readonly<Record<string, ServiceForm>>
  /** The page around a form that was refused: its path and its title. */
  answer: Readonly<{ path: string; title: string }>
  /** Who receives what was sent, and who answers a visitor's question about it. */
  agency: Readonly<{ name: string; phone: string; email: string }>
  /** E-mail address of each office by its ID. */
  offices: Readonly<Record<string, string>>
}>

/** Content of the two comments of the answer page: the service replaces what lies between them by the form. */
export const answerMark = 'the service writes the form here'

/** Returns the path of the forms in a language. @example formsFilePath('nl') // '/words/forms-nl.json' */
export function formsFilePath(locale: Locale): string {
  return `/words/forms-${locale}.json`
}
