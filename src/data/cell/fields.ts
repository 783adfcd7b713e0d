import type { Answer, Label } from '#domain/listing/fact.ts'
import type { Metres, PlainDate, SquareMetres } from '#domain/values/measure.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { type Cell, cellText, type Parsed } from './cell.ts'
import { collapseSpaces } from '#text/collapse-spaces.ts'
import { fold } from '#text/fold.ts'
import {
  areaLimits,
  chargeLimits,
  countLimits,
  earliestYear,
  lengthLimits,
  type Limits,
  yearsAhead,
} from './limits.ts'
import { type Codes, findCode } from './find-code.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseDate } from './parse-date.ts'
import { parseArea, parseCount, parseNumber } from './parse-number.ts'
import { plainText } from '#text/plain-text.ts'
import { removeControls } from '#text/remove-controls.ts'

type ParseNumber = (value: Cell) => Parsed<number>

/** Codes of a list of `crm-codes.json` by folded word; `name` is the list's name. */
export type CodeList<Code extends string> = Readonly<{ name: string; codes: ReadonlyMap<string, Code> }>

/**
 * Reads the fields of one record by name. A value that cannot be parsed is logged once and becomes undefined, so that a
 * bad value never costs a record.
 */
export type Fields<Name extends string> = Readonly<{
  log: RecordLog
  cell: (name: Name) => Cell
  /** One line of text, cut at `maxLength` (200). */
  text: (name: Name, maxLength?: number) => string | undefined
  /** Paragraphs without markup, separated by a blank line. */
  prose: (name: Name) => string | undefined
  /** Any value that `parse` accepts. */
  read: <T>(name: Name, parse: (value: Cell) => Parsed<T>, expected: string) => T | undefined
  /** A number in which 0 is a value. */
  number: (name: Name, limits: Limits, expected?: string, parse?: ParseNumber) => number | undefined
  /** A number in which 0 means empty. */
  positive: (name: Name, limits: Limits, expected?: string, parse?: ParseNumber) => number | undefined
  /** A whole number in which 0 means none. */
  count: (name: Name, limits?: Limits, parse?: ParseNumber) => number | undefined
  area: (name: Name, limits?: Limits) => SquareMetres | undefined
  length: (name: Name) => Metres | undefined
  money: (name: Name, parse?: ParseNumber) => EuroCents | undefined
  year: (name: Name) => number | undefined
  date: (name: Name) => PlainDate | undefined
  answer: (name: Name) => Answer
  /** Whether a flag gives leave to publish; one that says anything but yes gives none. */
  isAllowed: (name: Name) => boolean
  /** A code of a fixed list. */
  code: <Code extends string>(name: Name, codes: Codes<Code>) => Code | undefined
  /** A code of a list that an agency may extend; other words stay text. */
  label: <Code extends string>(name: Name, list: CodeList<Code>) => Label<Code> | undefined
}>

const lineLength = 200
const proseLength = 20_000
const leftOut = 'it is left out'
const remedy = 'correct the value in the CRM or the editor'

/** Creates the reader of one record; `thisYear` bounds years of construction. */
export function createFields<Name extends string>(
  record: Readonly<Partial<Record<Name, Cell>>>,
  log: RecordLog,
  thisYear: number,
): Fields<Name> {
  const cellOf = (name: Name): Cell => record[name]

  const read: Fields<Name>['read'] = (name, parse, expected) => {
    const result = parse(cellOf(name))
    if (result.kind === 'value') return result.value
    if (result.kind === 'invalid')
      log.warn(name, `not understood; ${leftOut}`, { expected, received: cellOf(name), remedy })
    return undefined
  }
  const cut = (name: Name, text: string, maxLength: number): string => {
    if (text.length <= maxLength) return text
    log.warn(name, 'too long; the rest is left out', {
      expected: `at most ${maxLength} characters`,
      received: `${text.length} characters`,
      remedy: 'shorten it in the CRM or the editor',
    })
    return text.slice(0, maxLength).trimEnd()
  }
  const within = (name: Name, value: number, { min, max }: Limits, expected: string): number | undefined => {
    if (value >= min && value <= max) return value
    log.warn(name, `beyond reason; ${leftOut}`, {
      expected: `${expected} from ${min} to ${max}`,
      received: cellOf(name),
      remedy,
    })
    return undefined
  }
  const number: Fields<Name>['number'] = (name, limits, expected = 'a number', parse = parseNumber) => {
    const value = read(name, parse, expected)
    return value === undefined ? undefined : within(name, value, limits, expected)
  }
  const limited = (name: Name, parse: ParseNumber, limits: Limits, expected: string): number | undefined => {
    const value = read(name, parse, expected)
    return value === undefined || value === 0 ? undefined : within(name, value, limits, expected)
  }
  const positive: Fields<Name>['positive'] = (name, limits, expected = 'a number', parse = parseNumber) =>
    limited(name, parse, limits, expected)
  const text: Fields<Name>['text'] = (name, maxLength = lineLength) => {
    const words = cellText(cellOf(name))
    if (words === undefined) return undefined
    const line = collapseSpaces(removeControls(plainText(words)))
    return line === '' ? undefined : cut(name, line, maxLength)
  }

  const answer: Fields<Name>['answer'] = (name) =>
    read(name, parseAnswer, '1, 0, ja, nee or empty') ?? 'unknown'

  return {
    log,
    cell: cellOf,
    read,
    number,
    positive,
    text,
    prose: (name) => {
      const value = cellOf(name)
      if (cellText(value) === undefined) return undefined
      const words = removeControls(plainText(String(value))).trim()
      return words === '' ? undefined : cut(name, words, proseLength)
    },
    count: (name, limits = countLimits, parse = parseCount) => {
      const value = number(name, limits, 'a whole number', parse)
      if (value === undefined || Number.isInteger(value)) return value
      log.warn(name, `not a whole number; ${leftOut}`, {
        expected: 'a whole number',
        received: cellOf(name),
        remedy,
      })
      return undefined
    },
    area: (name, limits = areaLimits) => {
      const value = limited(name, parseArea, limits, 'm², or ha, a and ca')
      return value === undefined ? undefined : (value as SquareMetres)
    },
    length: (name) => {
      const value = positive(name, lengthLimits, 'm')
      return value === undefined ? undefined : (value as Metres)
    },
    money: (name, parse) => {
      const value = positive(name, chargeLimits, 'euro', parse)
      return value === undefined ? undefined : euroCents(value)
    },
    year: (name) => {
      const value = read(name, parseNumber, 'a year')
      if (value === undefined || value === 0) return undefined
      if (Number.isInteger(value) && value >= earliestYear && value <= thisYear + yearsAhead) return value
      log.warn(name, `beyond reason; ${leftOut}`, {
        expected: `a year from ${earliestYear} to ${thisYear + yearsAhead}`,
        received: cellOf(name),
        remedy,
      })
      return undefined
    },
    date: (name) => read(name, parseDate, 'a day of the calendar: Y-m-d, d/m/Y or /Date(ms+0100)/'),
    answer,
    isAllowed: (name) => cellText(cellOf(name)) === undefined || answer(name) === 'yes',
    code: (name, codes) => {
      const words = text(name)
      if (words === undefined || words === '0') return undefined
      const code = findCode(codes, fold(words))
      if (code === undefined)
        log.warn(name, 'a label that is on no list; it is left out', {
          expected: Object.keys(codes).join(', '),
          received: cellOf(name),
          remedy: 'correct the label in the CRM or the editor; until then the fact counts as unknown',
        })
      return code
    },
    label: (name, { name: list, codes }) => {
      const words = text(name)
      if (words === undefined || words === '0') return undefined
      const code = codes.get(fold(words))
      if (code !== undefined) return { kind: 'code', code }
      log.warn(name, 'a label that is on no list; it is shown as it is', {
        expected: `a word of "${list}" in crm-codes.json`,
        received: cellOf(name),
        remedy: `add it to "${list}" in crm-codes.json of the data directory to have it translated`,
      })
      return { kind: 'text', text: words }
    },
  }
}
