import type words from '../../content/messages/nl/forms.json'
import type { FileType } from './file-types.ts'

/** The options of a field: fixed codes, or values from the catalogue. */
export type Options =
  | Readonly<{ from: 'words'; codes: readonly OptionCode[] }>
  | Readonly<{ from: 'contactSlots' | 'hours' | 'offices' | 'categories' | 'towns' | 'vacancies' }>

/** Code of an option: the key of its label among the words of forms. */
export type OptionCode = keyof (typeof words)['options']

/** How often somebody wants mails about homes at most. */
export const frequencies = ['atOnce', 'daily', 'weekly'] as const satisfies readonly OptionCode[]

export type Frequency = (typeof frequencies)[number]

/** Whether an answer is a frequency. */
export function isFrequency(answer: unknown): answer is Frequency {
  return frequencies.some((frequency) => frequency === answer)
}

/** Code of a statement to agree to. */
export type Agreement =
  | 'privacy'
  | 'irrevocable'
  | 'incomeProof'
  | 'descriptionRead'
  | 'dueAtSigning'
  | 'publication'

/** Name of a field in a request: the key of its label among the words of forms. */
export type FieldName = keyof (typeof words)['fields']

/** Key of a sentence below a label. */
type HintName = keyof (typeof words)['hints']

/** Kind of control; `pick` is one of a few, `picks` several of many, `menu` one of many. */
export type Control =
  | Readonly<{ kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'long' }>
  /** A free moment of an office, which the service offers: `berlare/2026-11-24T14:00`. */
  | Readonly<{ kind: 'slot' }>
  | Readonly<{ kind: 'number'; min: number; max?: number; step: number }>
  | Readonly<{ kind: 'file'; types: readonly FileType[] }>
  | Readonly<{ kind: 'pick' | 'picks' | 'menu'; options: Options }>

/** A field of a form. */
export type Field = Readonly<{
  name: FieldName
  control: Control
  isRequired: boolean
  /** Autofill token. @see https://html.spec.whatwg.org/#autofill (read 2026-11) */
  autocomplete?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  hint?: HintName
}>

/** The most characters of a field that sets no limit of its own. */
export const defaultMaxLength = 200

/** Returns a required field. */
export function required(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: true }
}

/** Returns an optional field. */
export function optional(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: false }
}
