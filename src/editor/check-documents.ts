import * as v from 'valibot'
import { parseConfig } from '#data/config/parse-config.ts'
import { withoutEmpty } from '#data/file/without-empty.ts'
import { checkNames, statesKnownFigures } from '#data/content/known-names.ts'
import { vacancySchema } from '#data/content/document-schemas.ts'
import { checkDays } from '#data/shown.ts'
import { isObject } from '#data/file/decode-records.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import type { SavedEntry } from './saved-entry.ts'
import type { DocumentCollection } from './config/collections.ts'
import type { Known } from './known.ts'

type Fields = Readonly<Record<string, unknown>>

/** Logs what the loader of a collection would refuse of a document, in each of its languages. */
export function checkDocument(
  { name, schema }: DocumentCollection,
  { path, data, i18n = {} }: SavedEntry,
  known: Known,
  log: ProblemLog,
): void {
  const { languageDefault } = known.languages
  const file = path.replace(/^content\//, '')
  const main = { locale: languageDefault as string, log: log.record(file), fields: fieldsOf(data) }
  const others = Object.entries(i18n)
    // A language that is switched off has no data.
    .filter(([, other]) => isObject(other.data))
    .map(([locale, other]) => ({
      locale,
      log: log.record(file.replace(`index.${languageDefault}.`, `index.${locale}.`)),
      fields: fieldsOf(other.data),
    }))
  for (const one of [main, ...others]) {
    parseConfig(schema.texts, one.fields, one.log)
    checkBody(name, String(one.fields['body'] ?? ''), known, one.log)
    checkSlug(`${name} ${one.locale} ${String(one.fields['slug'])}`, file, known, one.log)
  }
  const facts: Fields = Object.assign({}, ...others.map(({ fields }) => fields), main.fields)
  parseConfig(schema.facts, facts, main.log)
  const vacancy = v.safeParse(vacancySchema.facts, facts)
  if (name !== 'vacancies' || !vacancy.success) return
  const { publishedOn, validUntil } = vacancy.output
  checkDays({ from: publishedOn, until: validUntil }, main.log, 'validUntil')
}

function checkSlug(slug: string, file: string, { slugs }: Known, log: RecordLog): void {
  const holder = slugs[slug]
  if (holder !== undefined && !file.includes(`/${holder}/`))
    log.error('slug', 'a slug that another document has')
}

function checkBody(collection: string, body: string, known: Known, log: RecordLog): void {
  if (collection === 'articles') statesKnownFigures(body, known, log)
  if (collection === 'legal') checkNames(body, log)
  if (collection === 'testimonials' && body.trim() === '') log.error('body', 'missing')
}

function fieldsOf(data: unknown): Fields {
  const fields = withoutEmpty(data)
  return isObject(fields) ? fields : {}
}
