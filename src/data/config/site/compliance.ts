import * as v from 'valibot'
import {
  advertisementRuleIds,
  companyRuleIds,
  type ComplianceRules,
  exemptions,
  ruleIds,
  severities,
  type Severity,
  unitRuleIds,
} from '#domain/compliance/rule.ts'
import { propertyKinds } from '#domain/listing/property-kind.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { energyLabels } from '#domain/listing/property.ts'
import { locales } from '#domain/values/locale.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigObject } from '#data/config/parse-config.ts'
import { plainDate } from '#data/config/plain-date.ts'

const dated = {
  severity: v.picklist(severities),
  validFrom: plainDate,
  validTo: v.optional(plainDate),
  checkedOn: plainDate,
  source: v.pipe(v.string(), v.url()),
}
const regions = v.array(v.picklist(['flanders', 'brussels', 'wallonia']))

const words = v.array(v.pipe(v.string(), v.nonEmpty()))
const exclusions = v.object({
  locale: v.picklist(locales),
  endings: words,
  refusals: words,
  denials: words,
  announcements: words,
  facts: words,
  unsuited: words,
  only: words,
  shut: words,
  negations: words,
  advising: words,
  against: words,
  conditionals: words,
  demanded: words,
  musts: words,
  between: words,
  tails: words,
  allowed: words,
  people: words,
  groups: words,
  origins: words,
  described: words,
  traits: words,
  stages: words,
  conditions: words,
  families: words,
  children: words,
  favoured: words,
  phrases: words,
  things: words,
  agedHomes: words,
  welcoming: words,
  offices: words,
  links: words,
  places: words,
  locations: words,
  harmless: words,
})

const compliance = v.object({
  advertisements: v.array(
    v.object({
      ...dated,
      id: v.picklist(advertisementRuleIds),
      regions,
      goals: v.array(v.picklist(['sale', 'rent'])),
      kinds: v.optional(v.array(v.picklist(propertyKinds))),
      types: v.optional(v.array(v.picklist(propertyTypeCodes))),
      surfaceAbove: v.optional(v.number()),
      exempt: v.optional(v.array(v.picklist(exemptions))),
      labels: v.optional(v.array(v.picklist(energyLabels))),
      years: v.optional(
        v.object({
          energy: v.optional(v.number()),
          electricity: v.optional(v.number()),
          planning: v.optional(v.number()),
        }),
      ),
      newFrom: v.optional(v.number()),
      eLevelMax: v.optional(v.number()),
      livingMax: v.optional(v.number()),
      livingMin: v.optional(v.number()),
      endedPercents: v.optional(v.array(v.number())),
      priceMin: v.optional(v.number()),
      rentMax: v.optional(v.number()),
      newForYears: v.optional(v.pipe(v.number(), v.minValue(0))),
      abbreviations: v.optional(v.object({ certain: words, ambiguous: words })),
      exclusions: v.optional(v.array(exclusions)),
    }),
  ),
  units: v.array(v.object({ ...dated, id: v.picklist(unitRuleIds), regions })),
  company: v.array(v.object({ ...dated, id: v.picklist(companyRuleIds) })),
})

/** Severities that an agency sets for rules: `compliance` in its `site.json`. */
export const severitiesSchema = v.nullish(v.record(v.string(), v.picklist(severities)), {})

/**
 * Loads the rules for advertisements, with the severities of the agency's `site.json` instead of the defaults; an
 * unknown rule in `site.json` is a warning.
 */
export async function loadCompliance(
  source: DataSource,
  set: Readonly<Record<string, Severity>>,
): Promise<ComplianceRules | undefined> {
  const rules = await loadConfigObject(source, 'compliance.json', compliance)
  const known = new Set<string>(ruleIds)
  for (const id of Object.keys(set).filter((candidate) => !known.has(candidate))) {
    source.log.record('site.json').warn(`compliance.${id}`, 'no such rule; it changes nothing', {
      expected: ruleIds.join(', '),
      received: id,
      remedy: 'see docs/compliance.md for the rules',
    })
  }
  const withSeverity = <Rule extends Readonly<{ id: string; severity: Severity }>>(rule: Rule): Rule => ({
    ...rule,
    severity: set[rule.id] ?? rule.severity,
  })
  return (
    rules && {
      advertisements: rules.advertisements.map(withSeverity),
      units: rules.units.map(withSeverity),
      company: rules.company.map(withSeverity),
    }
  )
}
