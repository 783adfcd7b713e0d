import { loadCompliance } from '#data/config/site/compliance.ts'
import { loadRules } from '#data/config/site/rules.ts'
import { createDataSource, ownDataDir } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { ComplianceReport } from '#domain/compliance/check-compliance.ts'
import { checkCompliance } from '#domain/compliance/check-compliance.ts'
import type { Finding } from '#domain/compliance/finding.ts'
import type { ComplianceRules, RuleId } from '#domain/compliance/rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Shows } from '#domain/compliance/advertisement.ts'
import { languages } from '#tests/data/read-records.ts'
import { createSite, day } from '#tests/support/catalogue/catalogue-factory.ts'

const source = createDataSource(ownDataDir, createProblemLog())
const [loaded, law] = await Promise.all([loadCompliance(source, {}), loadRules(source, languages)])
if (loaded === undefined || law === undefined) throw new Error('the own rules are broken')

/** The rules of `data/compliance.json`, and the rules of `data/rules.json` that they refer to. */
export const compliance: ComplianceRules = loaded
export const rules = law

/** A page without the duties that are not in the record, and one with all of them. */
export const silent: Shows = { renovationDuty: () => false, floodSymbol: () => false }
export const outspoken: Shows = { renovationDuty: () => true, floodSymbol: () => true }

/** The input of a check; missing parts are empty. */
type Checked = Readonly<{
  properties?: readonly Property[]
  projects?: readonly Project[]
  site?: SiteConfig
  on?: PlainDate
  shows?: Shows
  compliance?: ComplianceRules
}>

/** Returns the report on a site, by default on 2026-11-20 with pages that mention all duties. */
export function report(checked: Checked): ComplianceReport {
  const { properties = [], projects = [], site = createSite(), shows = outspoken } = checked
  return checkCompliance({
    catalogue: { site, properties, projects, rules },
    compliance: checked.compliance ?? compliance,
    now: checked.on ?? day('2026-11-20'),
    shownOf: () => shows,
  })
}

/** Returns the rules that a property breaks when it is the only one. */
export function brokenBy(property: Property, rest: Omit<Checked, 'properties'> = {}): readonly RuleId[] {
  const findings: readonly Finding[] = report({ ...rest, properties: [property] }).listings.flatMap(
    (listing) => listing.findings,
  )
  return findings.map(({ rule }) => rule)
}
