import type { Agreement, FieldName, Options } from './field.ts'

/** Name of a control in a posted form: a field or a statement to agree to. */
export type ControlName = FieldName | Agreement

/** Texts that were posted, by the name of their control; several for checkboxes. Unknown names are ignored. */
export type PostedTexts = Readonly<Record<string, readonly string[]>>

/** Why a value is refused; its sentence is a message. */
export type ErrorCode =
  | 'missing'
  | 'notChosen'
  | 'notAgreed'
  | 'email'
  | 'phone'
  | 'zip'
  | 'url'
  | 'number'
  | 'tooLow'
  | 'tooHigh'
  | 'date'
  | 'past'
  | 'tooLong'
  | 'belowMinimum'
  | 'unknownChoice'

/** Values in the order of the form: texts trimmed, phone numbers in the specification's format, whole numbers, ISO dates. */
export type Answers = Readonly<Partial<Record<FieldName, string | number | readonly string[]>>>

/** A form that may be stored, or one code for each control that must be corrected. */
export type CheckedForm =
  | Readonly<{ ok: true; answers: Answers }>
  | Readonly<{ ok: false; errors: Readonly<Partial<Record<ControlName, ErrorCode>>> }>

/** What a check needs to know besides the form. */
export type CheckContext = Readonly<{
  /** ISO date in Brussels. */
  today: string
  /** Values that a field offers; undefined when they are not known, so that any is accepted. */
  choices: (options: Options) => readonly string[] | undefined
}>
