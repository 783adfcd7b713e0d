import type { ComplianceRules } from '#domain/compliance/rule.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { PersonEntry } from '#data/config/agency/people.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { loadConfiguration } from '#data/load-configuration.ts'
import { loadRecords } from '#data/load-records.ts'
import { createTownIndex } from '#data/place/town-index.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'

/** What records for owners need of the agency's listings and configuration. */
export type Listings = Readonly<{
  languageDefault: Locale
  properties: readonly Property[]
  people: readonly PersonEntry[]
  rules: Rules
  compliance: ComplianceRules
}>

/**
 * Loads the listings of a directory of records; broken ones are left out, since `npm run check:data` lists them.
 * @throws {ProblemsError} when the directory has no listings or no rules
 */
export async function loadListings(dataDir: string, now: PlainDate): Promise<Listings> {
  const log = createProblemLog()
  const source = createDataSource(dataDir, log)
  const configuration = await loadConfiguration(source)
  const { languages, rules, compliance, people, site, towns } = configuration
  const { properties } = await loadRecords(source, languages, {
    ...configuration,
    now,
    keepSoldMonths: site?.keepSoldMonths ?? 0,
    towns: createTownIndex(towns),
    pictures: configuration.recordPictures,
  })
  if (rules === undefined || compliance === undefined || log.hasFatal()) throw new ProblemsError(log.problems)
  return {
    languageDefault: languages.languageDefault,
    properties,
    people,
    rules,
    compliance,
  }
}
