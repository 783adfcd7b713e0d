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
  /** The value of a rule without `from`. */
  value?: string | number
}>

/** Fields that hold a list; each value of an export adds to it. */
const listFields = new Set(['PictureItems', 'PlanItems', 'DocumentItems', 'OpenHouseItems', 'VideoUrls'])

/** The record of a listing and its translations, and the fields of the export that no rule reads. */
export type MappedRecord = Readonly<{ versions: readonly RawRecord[]; left: readonly string[] }>

/**
 * Returns one listing in the fields of `properties.json`. Of several rules for a field the first with a value counts;
 * lists are joined. The first language with a text has all fields, the others their texts.
 */
export function mapRecord(
  values: ReadonlyMap<string, unknown>,
  rules: readonly FieldRule[],
  log: RecordLog,
): MappedRecord {
  const facts = new Map<string, unknown>()
  const texts = new Map<Locale, Map<string, unknown>>()
  for (const rule of rules) {
    const value = convert(rule, rule.from === undefined ? rule.value : values.get(rule.from), log)
    if (!isFilled(value)) continue
    const fields = rule.language === undefined ? facts : textsIn(texts, rule.language)
    if (listFields.has(rule.to)) fields.set(rule.to, [...toList(fields.get(rule.to)), ...toList(value)])
    else if (!fields.has(rule.to)) fields.set(rule.to, value)
  }
  const [first, ...others] = locales.filter((locale) => texts.has(locale))
  const own = first === undefined ? [] : [['language', first] as const, ...textsIn(texts, first)]
  const read = new Set(rules.map(({ from }) => from))
  return {
    versions: [
      Object.fromEntries([...facts, ...own]),
      ...others.map((locale) => ({
        ID: facts.get('ID'),
        language: locale,
        ...Object.fromEntries(textsIn(texts, locale)),
      })),
    ],
    left: [...values].filter(([name, value]) => !read.has(name) && isFilled(value)).map(([name]) => name),
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

function convert({ from, codes, otherwise }: FieldRule, value: unknown, log: RecordLog): unknown {
  if (codes === undefined || !isFilled(value)) return value
  const single = v.safeParse(cell, value)
  const words = single.success ? (cellText(single.output) ?? '') : ''
  const code = new Map(Object.entries(codes).map(([word, known]) => [fold(word), known])).get(fold(words))
  if (code !== undefined) return code
  log.warn(
    from,
    `a value that is on no list; it is ${otherwise === undefined ? 'left out' : `read as ${otherwise}`}`,
    {
      expected: Object.keys(codes).join(', '),
      received: value,
      remedy: 'add it to the codes of this field in import.json of the data directory (docs/import.md)',
    },
  )
  return otherwise
}
