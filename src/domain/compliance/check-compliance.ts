import { isOnOffer } from '#domain/listing/availability.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { Shows } from './advertisement.ts'
import { createAdvertisementCheck } from './check-advertisement.ts'
import { companyChecks } from './company-checks.ts'
import { type Finding, toFindings } from './finding.ts'
import { type ComplianceRules, companyRuleIds } from './rule.ts'
import { projectGap, textRuleIds } from './text-checks.ts'

/** A checked listing, lawful or not. */
export type CheckedListing = Readonly<{
  property: Property
  region: Region
  findings: readonly Finding[]
}>

/** A checked unit of a project. */
export type CheckedUnit = Readonly<{
  project: Project
  unit: Unit
  region: Region
  findings: readonly Finding[]
}>

/** A checked project: what its own texts say. */
export type CheckedProject = Readonly<{ project: Project; region: Region; findings: readonly Finding[] }>

/** What the advertisements of an agency lack on a day. */
export type ComplianceReport = Readonly<{
  on: PlainDate
  listings: readonly CheckedListing[]
  projects: readonly CheckedProject[]
  units: readonly CheckedUnit[]
  company: readonly Finding[]
  /** Listings that no rule is about: sold or rented ones advertise nothing, Belgian law ends at the border. */
  notJudged: Readonly<{ gone: number; abroad: number }>
}>

/** What a site is checked with: `shownOf` says what a property's page adds to its record. */
export type ComplianceInput = Readonly<{
  catalogue: Pick<Catalogue, 'site' | 'properties' | 'projects' | 'rules'>
  compliance: ComplianceRules
  now: PlainDate
  shownOf: (property: Property) => Shows
}>

/**
 * Checks every listing on offer, every free unit and the company block. Discreet listings are checked too: their
 * pages are public offers for everyone with the link.
 */
export function checkCompliance({ catalogue, compliance, now, shownOf }: ComplianceInput): ComplianceReport {
  const checkAdvertisement = createAdvertisementCheck(compliance.advertisements)
  const onOffer = catalogue.properties.filter(({ availability }) => isOnOffer(availability))
  const listings = onOffer.flatMap((property): readonly CheckedListing[] => {
    const region = regionOfZip(property.address.town.zip, property.address.town.country)
    if (region === undefined) return []
    const findings = checkAdvertisement({
      property,
      region,
      kind: propertyKind(property),
      on: now,
      rules: catalogue.rules,
      shows: shownOf(property),
    })
    return [{ property, region, findings }]
  })
  return {
    on: now,
    listings,
    projects: catalogue.projects.flatMap((project) => checkTexts(project, compliance, now)),
    units: catalogue.projects.flatMap((project) => checkUnits(project, compliance, now)),
    company: companyRuleIds.flatMap((id) => {
      const rule = ruleInForce(
        compliance.company.filter((candidate) => candidate.id === id),
        now,
      )
      return rule === undefined ? [] : toFindings(rule, companyChecks[id](catalogue.site.company))
    }),
    notJudged: {
      gone: catalogue.properties.length - onOffer.length,
      abroad: onOffer.length - listings.length,
    },
  }
}

function checkTexts(
  project: Project,
  { advertisements }: ComplianceRules,
  now: PlainDate,
): readonly CheckedProject[] {
  const region = regionOfZip(project.address.town.zip, project.address.town.country)
  if (region === undefined || project.availability === 'soldOut') return []
  const findings = textRuleIds.flatMap((id) => {
    const asked = advertisements.filter((rule) => rule.id === id && rule.regions.includes(region))
    const rule = ruleInForce(asked, now)
    return rule === undefined ? [] : toFindings(rule, projectGap(id, project, rule))
  })
  return [{ project, region, findings }]
}

// A unit has neither certificate nor flood score in the records: it is built yet, on the project's plot.
function checkUnits(project: Project, { units }: ComplianceRules, now: PlainDate): readonly CheckedUnit[] {
  const region = regionOfZip(project.address.town.zip, project.address.town.country)
  if (region === undefined || project.externalUrl !== undefined) return []
  const rule = ruleInForce(
    units.filter(({ regions }) => regions.includes(region)),
    now,
  )
  if (rule === undefined) return []
  return project.units
    .filter(({ availability }) => availability !== 'sold')
    .map((unit) => {
      const gap =
        unit.eLevel !== undefined
          ? undefined
          : {
              field: 'Units ELevel',
              message: 'the E-level of a unit is missing',
              expected: 'an E-level, such as E30',
              remedy: 'take it from the EPB file and fill it in in the CRM or the editor',
            }
      return { project, unit, region, findings: toFindings(rule, gap) }
    })
}
