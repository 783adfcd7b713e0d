import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { cell, cellText } from '#data/cell/cell.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { fold } from '#text/fold.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { isFilled } from './left-fields.ts'

/** Which field of `properties.json` a field of an export becomes. */
export type FieldRule = Readonly<{
  /** Field of the export; absent for a value that is the same in all records. */
  from?: string
  to: string
  /** The language of a text. */
  language?: Locale
  /** What the export's words or numbers stand for, in any casing. */
  codes?: Readonly<Record<string, string | number>>
  /** What a value that `codes` lacks stands for; without it such a value is left out. */
  otherwise?: string | number
  /** What it means that the export does not have the field in a record, or has it empty. */
  absent?: string | number
  /** The value of a rule without `from`. */
  value?: string | number
}>

/** Fields that hold a list; each value of an export adds to it. */
const listFields = new Set(['PictureItems', 'PlanItems', 'DocumentItems', 'OpenHouseItems', 'VideoUrls'])

/** Fields that allow something, and what holds for a record that leaves them open although the export has them. */
export const permissions: Readonly<Record<string, string>> = {
  Status: 'the listing stays off the site',
  PublishAddress: 'the address stays hidden',
  PublishPrice: 'the price stays hidden',
}

/** The record of a listing and its translations, and the fields of the export whose values have no place in them. */
export type MappedRecord = Readonly<{ versions: readonly RawRecord[]; left: readonly string[] }>

/**
 * Returns one listing in the fields of `properties.json`. Of several rules for a field the first with a value counts;
 * lists are joined, and so are the paragraphs of `DescriptionB`. The first language with a text has all fields, the others
 * their texts.
 */
export function mapRecord(
  values: ReadonlyMap<string, unknown>,
  rules: readonly FieldRule[],
  log: RecordLog,
): MappedRecord {
  const facts = new Map<string, unknown>()
  const texts = new Map<Locale, Map<string, unknown>>()
  const placed = new Set<string>()
  const unknown = new Map<string, FieldRule[]>()
  for (const rule of rules) {
    const { from = '', to } = rule
    const given = rule.from === undefined ? rule.value : values.get(from)
    if (!isFilled(given)) continue
    const fields = rule.language === undefined ? facts : textsIn(texts, rule.language)
    const code = convert(rule, given)
    if (code === undefined && !fields.has(to)) unknown.set(to, [...(unknown.get(to) ?? []), rule])
    const value = code ?? rule.otherwise
    if (value === undefined) continue
    if (listFields.has(to)) fields.set(to, [...toList(fields.get(to)), ...toList(value)])
    else if (to === 'DescriptionB') fields.set(to, toList(fields.get(to)).concat(value).join('\n\n'))
    else if (!fields.has(to)) fields.set(to, value)
    else if (!isSame(fields.get(to), value)) continue
    placed.add(from)
  }
  for (const [to, found] of unknown) {
    // A value that another rule of its field understands is none that is unknown.
    const missed = found.filter(({ from = '', otherwise }) => otherwise !== undefined || !placed.has(from))
    if (missed.length > 0) warnUnknown(to, missed, values, facts.get(to), log)
  }
  for (const { from = '' } of [...unknown.values()].flat()) placed.add(from)
  addAbsent(facts, rules, new Set(unknown.keys()), log)
  const [first, ...others] = locales.filter((locale) => (texts.get(locale)?.size ?? 0) > 0)
  const own = first === undefined ? [] : [['language', first] as const, ...textsIn(texts, first)]
  return {
    versions: [
      Object.fromEntries([...facts, ...own]),
      ...others.map((locale) => ({
        ID: facts.get('ID'),
        language: locale,
        ...Object.fromEntries(textsIn(texts, locale)),
      })),
    ],
    left: [...values].filter(([name, value]) => !placed.has(name) && isFilled(value)).map(([name]) => name),
  }
}

/** Whether two fields of an export say one thing: a number may be text in one of them. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (!Object.is(Object(one), one) && String(one) === String(other))
}

/** Adds what it means that nothing was said; a permission that was not given is none. */
function addAbsent(
  facts: Map<string, unknown>,
  rules: readonly FieldRule[],
  unknown: ReadonlySet<string>,
  log: RecordLog,
): void {
  for (const { to, absent } of rules)
    if (absent !== undefined && !facts.has(to) && !unknown.has(to)) facts.set(to, absent)
  for (const [field, effect] of Object.entries(permissions)) {
    const asked = rules.filter(({ to }) => to === field)
    if (asked.length === 0 || facts.has(field)) continue
    facts.set(field, 0)
    // Of a listing that is off the site nothing else is shown.
    if (unknown.has(field) || (field !== 'Status' && Number(facts.get('Status')) === 0)) continue
    log.warn(asked.find(({ from }) => from !== undefined)?.from, `not said; ${effect}`, {
      expected: codesOf(asked),
      received: 'nothing',
      remedy: 'have the CRM export it, or say in import.json what "absent" means (docs/import.md)',
    })
  }
}

function textsIn(texts: Map<Locale, Map<string, unknown>>, locale: Locale): Map<string, unknown> {
  const fields = texts.get(locale) ?? new Map<string, unknown>()
  texts.set(locale, fields)
  return fields
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [value]
}

/** Returns what a value stands for; undefined when it is on no list. */
function convert({ codes }: FieldRule, value: unknown): unknown {
  if (codes === undefined) return value
  const single = v.safeParse(cell, value)
  const words = single.success ? (cellText(single.output) ?? '') : ''
  return new Map(Object.entries(codes).map(([word, known]) => [codeKey(word), known])).get(codeKey(words))
}

/** Signs and points of a number are no punctuation: `-1` is not 1, and `1.0` is not 10. */
function codeKey(word: string): string {
  const number = /^\s*[-+]?\d+(?:[.,]\d+)?\s*$/.test(word) ? Number(word.replace(',', '.')) : undefined
  return number === undefined ? fold(word) : String(number)
}

/** Codes that a problem names; Whise has lists of hundreds. */
const mostNamed = 30

/** Warns once of values that no rule understood. */
function warnUnknown(
  to: string,
  rules: readonly FieldRule[],
  values: ReadonlyMap<string, unknown>,
  taken: unknown,
  log: RecordLog,
): void {
  const [{ from = '' } = {}] = rules
  const isOpen = rules.every(({ otherwise }) => otherwise === undefined)
  const left = isOpen && taken !== undefined ? 'it is left out' : permissions[to]
  const effect = left ?? (isOpen ? 'it is left out' : `it is read as ${String(taken)}`)
  log.warn(from, `a value that is on no list; ${effect}`, {
    expected: codesOf(rules),
    received: values.get(from),
    remedy: 'add it to the codes of this field in import.json of the data directory (docs/import.md)',
  })
}

function codesOf(rules: readonly FieldRule[]): string {
  const words = [...new Set(rules.flatMap(({ codes = {} }) => Object.keys(codes)))]
  const rest = words.length - mostNamed
  const named = words.slice(0, mostNamed).join(', ')
  return words.length === 0 ? 'a value' : rest > 0 ? `${named} and ${rest} more` : named
}
