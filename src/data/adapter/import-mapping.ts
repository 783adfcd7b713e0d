import * as v from 'valibot'
import { parseConfig } from '#data/config/parse-config.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { createDataSource, type DataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
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

const languageOfSite = v.object({ language: siteSchema.entries.language })

/** Fields with texts, which are in some language whatever a mapping says. */
const textFields = new Set([
  'TypeDescription',
  'DescriptionA',
  'DescriptionB',
  'PullQuote',
  'ViagerConditions',
])

/**
 * Returns rules of which each for a text says its language: the site's default one where it did not, so that no text goes by the
 * language of another. Where a field of the export names the language of a whole record, they stay as they are.
 */
export async function withLanguages(
  rules: readonly FieldRule[],
  { dir }: DataSource,
): Promise<readonly FieldRule[]> {
  if (rules.some(({ to }) => to === 'language' || to === 'LanguageId')) return rules
  // What is wrong in the configuration is not the export's.
  const loaded = await createDataSource(dir, createProblemLog()).loadOwn('site.json')
  const site = v.safeParse(languageOfSite, loaded.kind === 'json' ? loaded.value : undefined)
  const languageDefault = site.success ? site.output.language.languageDefault : locales[0]
  return rules.map((each) =>
    textFields.has(each.to) && each.language === undefined ? { ...each, language: languageDefault } : each,
  )
}
