import * as v from 'valibot'
import { parseConfig } from '#data/config/parse-config.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { propertyRecord } from '#data/record/property-record.ts'
import { locales } from '#domain/values/locale.ts'
import type { FieldRule } from './map-record.ts'

const code = v.union([v.string(), v.number()])
const rule = v.pipe(
  v.strictObject({
    from: v.optional(v.string()),
    to: v.picklist(Object.keys(propertyRecord.entries)),
    language: v.optional(v.picklist(locales)),
    codes: v.optional(v.record(v.string(), code)),
    otherwise: v.optional(code),
    absent: v.optional(code),
    value: v.optional(code),
  }),
  v.check(({ from, value }) => (from === undefined) !== (value === undefined), 'either from or value'),
)
const mapping = v.strictObject({
  fields: v.array(rule),
  delimiter: v.optional(v.picklist([',', ';', '\t', '|'])),
})
const mappings = v.record(v.string(), mapping)

/** What an agency says about the fields of its export. */
export type ImportMapping = Readonly<{ fields: readonly FieldRule[]; delimiter?: string }>

/**
 * Loads the agency's mapping of one format from `import.json` of the data directory, which comes before the format's
 * own rules. Undefined without the file, without the format in it, and with a fatal problem when it is invalid.
 */
export async function loadMapping(source: DataSource, format: string): Promise<ImportMapping | undefined> {
  const loaded = await source.loadOwn('import.json')
  if (loaded.kind !== 'json') return undefined
  const log = source.log.record('import.json')
  const parsed = parseConfig(mappings, loaded.value, { ...log, error: log.fatal })
  return parsed !== undefined && Object.hasOwn(parsed, format) ? parsed[format] : undefined
}
