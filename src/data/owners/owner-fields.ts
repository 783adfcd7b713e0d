import type { Locale, SpokenText } from '#domain/values/locale.ts'
import { fold } from '#text/fold.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import { createFields, type Fields } from '#data/cell/fields.ts'
import { type Codes, findCode } from '#data/cell/find-code.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** Reads the fields of a record for owners; what must be there and is not is an error that stops the import. */
export type OwnerFields<Name extends string> = Fields<Name> &
  Readonly<{
    /** A value that the record makes no sense without. */
    need: <T>(name: Name, parse: (value: Cell) => Parsed<T>, expected: string) => T | undefined
    /** A code that the record makes no sense without. */
    needCode: <Code extends string>(name: Name, codes: Codes<Code>) => Code | undefined
    /** Paragraphs in the language of the record. */
    spoken: (name: Name) => SpokenText | undefined
    /** One line in the language of the record, which makes no sense without it. */
    needLine: (name: Name) => SpokenText | undefined
  }>

/** The largest count of a day. */
const mostCounted = 10_000_000

/** Creates the reader of one record, whose texts are in a language. */
export function createOwnerFields<Name extends string>(
  record: Readonly<Partial<Record<Name, Cell>>>,
  log: RecordLog,
  { locale, thisYear }: Readonly<{ locale: Locale; thisYear: number }>,
): OwnerFields<Name> {
  const fields = createFields<Name>(record, log, thisYear)
  const report = (name: Name, state: 'empty' | 'invalid', expected: string): void =>
    log.error(name, state === 'empty' ? 'missing' : 'not understood', {
      expected,
      received: state === 'empty' ? undefined : fields.cell(name),
      remedy: 'correct it in the CRM and export the file again; nothing was imported',
    })
  const need: OwnerFields<Name>['need'] = (name, parse, expected) => {
    const result = parse(fields.cell(name))
    if (result.kind === 'value') return result.value
    report(name, result.kind, expected)
    return undefined
  }
  const say = (text: string | undefined): SpokenText | undefined =>
    text === undefined ? undefined : { text, locale }
  return {
    ...fields,
    need,
    needCode: (name, codes) => need(name, (value) => parseCode(value, codes), expectedCodes(codes)),
    spoken: (name) => say(fields.prose(name)),
    needLine: (name) => {
      const line = say(fields.text(name))
      if (line === undefined) report(name, 'empty', 'a text')
      return line
    },
  }
}

/** Reads the ID that a record has in the CRM: a number or a word. */
export function parseRecordId(value: Cell): Parsed<string> {
  const text = cellText(value)
  if (text === undefined) return empty
  return /^[\w.:-]{1,60}$/.test(text) ? parsed(text) : invalid
}

/** Words of {@link parseRecordId} for who typed something else. */
export const expectedId = 'letters, digits, and . : _ - , 60 at most'

/** Words of `parseLocalTime` for who typed something else. */
export const expectedTime = 'a day and a time: Y-m-d H:i, d/m/Y H:i or /Date(ms+0100)/'

/** Words of `parseDate` for who typed something else. */
export const expectedDay = 'a day of the calendar: Y-m-d, d/m/Y or /Date(ms+0100)/'

function parseCode<Code extends string>(value: Cell, codes: Codes<Code>): Parsed<Code> {
  const text = cellText(value)
  if (text === undefined) return empty
  const code = findCode(codes, fold(text))
  return code === undefined ? invalid : parsed(code)
}

function expectedCodes(codes: Codes<string>): string {
  return `one of ${Object.keys(codes).join(', ')}`
}

/** Reads a whole number from 0. */
export function parseCount(value: Cell): Parsed<number> {
  const number = parseNumber(value)
  if (number.kind !== 'value') return number
  return Number.isInteger(number.value) && number.value >= 0 && number.value <= mostCounted ? number : invalid
}

/** Words of {@link parseCount} for who typed something else. */
export const expectedCount = `a whole number from 0 to ${mostCounted}`
