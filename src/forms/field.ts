import type words from '../../content/messages/nl/forms.json'
import type { FileType } from './file-types.ts'

/** The options of a field: fixed codes, or values from the catalogue. */
export type Options =
  | Readonly<{ from: 'words'; codes: readonly OptionCode[] }>
  | Readonly<{ from: 'ticks'; ticks: readonly Tick[] }>
  | Readonly<{
      from: 'contactSlots' | 'countries' | 'hours' | 'offices' | 'categories' | 'towns' | 'vacancies'
    }>

/** Code of an option: the key of its label among the words of forms. */
export type OptionCode = keyof (typeof words)['options']

/** Code of a tick: the key of its label and of the sentence below it. */
export type TickCode = keyof (typeof words)['ticks'] & OptionCode

/** A tick of its own line, which may open fields; `about` names the only kind of subject that it is for. */
export type Tick = Readonly<{ code: TickCode; about?: 'property' | 'project' }>

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

/** Fields whose label is a question or a clause: an error calls them by a name. */
const questions = [
  'contactBy',
  'contactSlot',
  'office',
  'vacancy',
  'goal',
  'searchGoal',
  'categories',
  'zones',
  'frequency',
  'motivation',
  'slot',
  'validUntil',
  'deedBy',
  'homeSoldBy',
  'loanWeeks',
] as const satisfies readonly (FieldName & keyof (typeof words)['names'])[]

/** Whether the label of a field is a question, so that an error needs a name for it. */
export function isQuestion(name: FieldName): name is (typeof questions)[number] {
  return questions.some((each) => each === name)
}

/** Key of a sentence below a label. */
type HintName = keyof (typeof words)['hints']

/** Kind of control; `pick` is one of a few, `picks` and `ticks` several, `menu` one of many. */
export type Control =
  | Readonly<{ kind: 'text' | 'email' | 'tel' | 'url' | 'long' }>
  /** A day from today on, up to some months ahead, or within the term of an offer. */
  | Readonly<{ kind: 'date'; until: 'offerTerm' | Readonly<{ months: number }> }>
  /** A free moment of an office, which the service offers: `berlare/2026-11-24T14:00`. */
  | Readonly<{ kind: 'slot' }>
  /** Set by the page that the form stands on, never asked. */
  | Readonly<{ kind: 'set'; options: Readonly<{ from: 'offices' }> }>
  /** A whole number of rooms, persons or weeks. */
  | Readonly<{ kind: 'number'; min: number; max: number }>
  /** An amount in whole euro, up to {@link mostEuro}. */
  | Readonly<{ kind: 'money'; min: number }>
  | Readonly<{ kind: 'file'; types: readonly FileType[] }>
  | Readonly<{ kind: 'pick' | 'picks' | 'menu'; options: Exclude<Options, { from: 'ticks' }> }>
  | Readonly<{ kind: 'ticks'; options: Extract<Options, { from: 'ticks' }> }>

/** A field of a form. */
export type Field = Readonly<{
  name: FieldName
  control: Control
  isRequired: boolean
  /** Autofill token. @see https://html.spec.whatwg.org/#autofill (read 2026-11) */
  autocomplete?: string
  maxLength?: number
  hint?: HintName
  /** The tick that opens it: it is asked only while that is set. */
  shownWith?: Readonly<{ field: FieldName; tick: TickCode }>
}>

/** The most characters of a field that sets no limit of its own. */
export const defaultMaxLength = 200

/** Whether a field is asked, given the answers to the fields before it. */
export function isAsked({ shownWith }: Field, answerTo: (name: FieldName) => unknown): boolean {
  if (shownWith === undefined) return true
  const ticks = answerTo(shownWith.field)
  return Array.isArray(ticks) && ticks.includes(shownWith.tick)
}

/** Returns a required field. */
export function required(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: true }
}

/** Returns an optional field. */
export function optional(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: false }
}
