import type { ErrorCode } from '../answers.ts'
import type { Control, Field } from '../field.ts'

const byControl: Readonly<Record<Control['kind'], readonly ErrorCode[]>> = {
  text: [],
  long: [],
  file: ['fileType', 'fileTooLarge'],
  slot: ['slotTaken'],
  email: ['email'],
  tel: ['phone'],
  url: ['url'],
  date: ['date', 'past'],
  number: ['number', 'tooLow', 'tooHigh', 'belowMinimum'],
  pick: ['notChosen', 'unknownChoice'],
  picks: ['notChosen', 'unknownChoice'],
  ticks: ['notChosen', 'unknownChoice'],
  menu: ['notChosen', 'unknownChoice'],
}

/** Returns the codes that a field can be refused with. */
export function possibleErrors({ name, control }: Field): readonly ErrorCode[] {
  return ['missing', 'tooLong', ...(name === 'zip' ? (['zip'] as const) : []), ...byControl[control.kind]]
}
