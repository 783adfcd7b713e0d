import type { ErrorCode } from '#forms/answers.ts'
import type { Control, Field } from '#forms/field.ts'

const byControl: Readonly<Record<Control['kind'], readonly ErrorCode[]>> = {
  text: ['oneLine'],
  long: [],
  file: ['fileType', 'fileTooLarge', 'fileEmpty', 'fileAgain'],
  slot: ['slotTaken', 'slotsFull', 'bookedThen', 'bookedBefore', 'slotElsewhere'],
  email: ['email'],
  tel: ['phone'],
  url: ['url'],
  date: ['date', 'past', 'tooLate'],
  number: ['number', 'tooLow', 'tooHigh', 'belowMinimum'],
  set: ['unknownChoice'],
  money: ['amount', 'tooLow', 'tooHigh', 'belowMinimum'],
  pick: ['notChosen', 'unknownChoice'],
  picks: ['notChosen', 'unknownChoice'],
  ticks: ['notChosen', 'unknownChoice'],
  menu: ['notChosen', 'unknownChoice'],
}

const byName: Readonly<Partial<Record<Field['name'], readonly ErrorCode[]>>> = {
  zip: ['zip', 'zipOfCountry'],
  amount: ['unusual'],
  validUntil: ['outsideTerm'],
  deedBy: ['beforeEnd'],
}

/** Returns the codes that a field can be refused with. */
export function possibleErrors({ name, control }: Field): readonly ErrorCode[] {
  return ['missing', 'tooLong', ...(byName[name] ?? []), ...byControl[control.kind]]
}
