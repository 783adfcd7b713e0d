import type * as v from 'valibot'
import type { Cell } from '../cell/cell.ts'
import { createFields, type Fields } from '../cell/fields.ts'
import { parseRecord } from '../cell/parse-record.ts'
import type { RecordGroup } from './group-records.ts'
import type { Version } from './to-translations.ts'

/** A record with its field reader, and the field readers of all its languages, the base first. */
export type ReadGroup<R, Name extends string> = Readonly<{
  record: R
  fields: Fields<Name>
  versions: readonly Version<Name>[]
}>

/** Parses a record and its translations; undefined when the record is not an object. */
export function toVersions<
  Name extends string,
  S extends v.GenericSchema<unknown, Readonly<Partial<Record<Name, Cell>>>>,
>(
  { base, locale, translations, log }: RecordGroup,
  schema: S,
  thisYear: number,
): ReadGroup<v.InferOutput<S>, Name> | undefined {
  const record = parseRecord(schema, base, log)
  if (record === undefined) return undefined
  const fields = createFields<Name>(record, log, thisYear)
  const others = translations.flatMap((translation) => {
    const translated = parseRecord(schema, translation.record, log)
    return translated === undefined
      ? []
      : [{ locale: translation.locale, fields: createFields<Name>(translated, log, thisYear) }]
  })
  return { record, fields, versions: [{ locale, fields }, ...others] }
}
