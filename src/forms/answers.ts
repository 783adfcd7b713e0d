import type { OfferTerm } from '#domain/listing/offer-term.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Agreement, FieldName } from './field.ts'

/** Name of the tick that says that an unusual amount is meant; its value is that amount. */
export const sureName = 'amountSure'

/** Name of a control in a posted form: a field or a statement to agree to. */
export type ControlName = FieldName | Agreement

/** Texts that were posted, by the name of their control; several for checkboxes. Unknown names are ignored. */
export type PostedTexts = Readonly<Record<string, readonly string[]>>

/** Why a value is refused; its sentence is a message. */
export const errorCodes = [
  'missing',
  'neither',
  'notChosen',
  'notAgreed',
  'unknownChoice',
  'email',
  'phone',
  'zip',
  'zipOfCountry',
  'url',
  'number',
  'amount',
  'unusual',
  'tooLow',
  'tooHigh',
  'belowMinimum',
  'date',
  'past',
  'tooLate',
  'outsideTerm',
  'beforeEnd',
  'tooLong',
  'oneLine',
  'fileType',
  'fileTooLarge',
  'fileEmpty',
  'fileAgain',
  'slotTaken',
  'slotsFull',
  'bookedThen',
  'bookedBefore',
  'slotElsewhere',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** A value as it is kept: text without spaces around it, a whole number, or the codes of several choices. */
export type Answer = string | number | readonly string[]

/** Values in the order of the form; an optional field without a value is left out. */
export type Answers = Readonly<Partial<Record<FieldName, Answer>>>

/** One code for each control that must be corrected. */
export type Errors = Readonly<Partial<Record<ControlName, ErrorCode>>>

/** A form that may be sent, or what must be corrected. */
export type CheckedForm = Readonly<{ ok: true; answers: Answers }> | Readonly<{ ok: false; errors: Errors }>

/** What a check needs to know besides the form. */
export type CheckContext = Readonly<{
  /** The day in Brussels. */
  today: PlainDate
  /** When an offer is made, and for how long it binds at least. */
  term: OfferTerm
  /** What is asked for the home of an offer, in whole euro. */
  asked?: number
  /** Code of the country of the address that is asked for, '' for none; absent where none is asked. */
  country?: string
  /** Values that a field offers. */
  choices: (field: FieldName) => readonly string[]
  /** Returns a phone number as it is kept; undefined for one that cannot be dialled. */
  parsePhone: (text: string) => string | undefined
}>
