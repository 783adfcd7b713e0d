import type {
  CheckedListing,
  CheckedProject,
  CheckedUnit,
  ComplianceReport,
} from '#domain/compliance/check-compliance.ts'
import type { Finding } from '#domain/compliance/finding.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Region } from '#domain/place/place.ts'
import { slugOf } from '#text/slug.ts'
import { projectKey, propertyKey } from '#routes/path/route-keys.ts'
import type { Site } from '#site'
import { propertyTitle } from '#views/listing/property-title.ts'
import { projectTitle, townName } from '#views/listing/title.ts'

/** An office or an agent, and its anchor in the address: `office-berlare`. */
export type Owner = Readonly<{ anchor: string; name: string }>

/** An incomplete listing, project or unit, with the facts to find it. */
export type IncompleteEntry = Readonly<{
  /** ID of its record; of a unit also the lot: `70 A0.01`. */
  record: string
  /** File of its own, where it has one: `homes/900001.json`. */
  ownFile?: string
  reference?: string
  what: 'for sale' | 'to let' | 'project' | 'unit'
  region: Region
  title: string
  /** Language of the title and the town. */
  locale: Locale
  town: string
  /** Address of its page on the site. */
  url?: string
  office: Owner
  agent: Owner
  findings: readonly Finding[]
}>

const nobody: Owner = { anchor: 'agent-none', name: 'no agent' }

/** Returns the incomplete listings by office in the agency's order, then by agent, newest first. */
export function incompleteEntries(site: Site, report: ComplianceReport): readonly IncompleteEntry[] {
  const { offices, people } = site.catalogue
  const officeOrder = new Map(offices.map(({ id }, index) => [anchorOf('office', id), index]))
  const agentOrder = new Map(people.map(({ id }, index) => [anchorOf('agent', id), index]))
  const place = (order: ReadonlyMap<string, number>, { anchor }: Owner): number =>
    order.get(anchor) ?? order.size
  return [
    ...report.listings.filter(isIncomplete).map((listing) => toListing(site, listing)),
    ...report.projects.filter(isIncomplete).map((project) => toProject(site, project)),
    ...report.units.filter(isIncomplete).map((unit) => toUnit(site, unit)),
  ].toSorted(
    (a, b) =>
      place(officeOrder, a.office) - place(officeOrder, b.office) ||
      place(agentOrder, a.agent) - place(agentOrder, b.agent),
  )
}

function isIncomplete({ findings }: Readonly<{ findings: readonly Finding[] }>): boolean {
  return findings.length > 0
}

function toListing(site: Site, { property, region, findings }: CheckedListing): IncompleteEntry {
  const locale = site.catalogue.site.languageDefault
  const [section = ''] = property.sections
  return {
    record: String(property.id),
    ownFile: ownFileOf(property),
    reference: property.reference,
    what: property.goal === 'sale' ? 'for sale' : 'to let',
    region,
    title: propertyTitle(property, locale, site.languages(locale).t),
    locale,
    town: townName(property.address.town, locale),
    url: urlOf(site, propertyKey(property.id, section)),
    ...ownersOf(site, property),
    findings,
  }
}

function toUnit(site: Site, { unit, ...checked }: CheckedUnit): IncompleteEntry {
  const entry = toProject(site, checked)
  return { ...entry, record: `${entry.record} ${unit.lot}`, what: 'unit' }
}

function toProject(site: Site, { project, region, findings }: CheckedProject): IncompleteEntry {
  const locale = site.catalogue.site.languageDefault
  return {
    record: String(project.id),
    ownFile: ownFileOf(project),
    reference: project.number,
    what: 'project',
    region,
    title: projectTitle(project, site.languages(locale)).text,
    locale,
    town: townName(project.address.town, locale),
    url: urlOf(site, projectKey(project.id)),
    ...ownersOf(site, project),
    findings,
  }
}

function ownFileOf({ file }: Property | Project): string | undefined {
  return file.includes('/') ? file : undefined
}

function urlOf({ catalogue, routes, baseUrl }: Site, key: string): string | undefined {
  const path = routes.find(key, catalogue.site.languageDefault)?.path
  return path === undefined ? undefined : `${baseUrl}${path}`
}

function ownersOf(
  { catalogue: { offices, people } }: Site,
  { officeId, agentId }: Readonly<{ officeId: string; agentId?: string }>,
): Pick<IncompleteEntry, 'office' | 'agent'> {
  const office = offices.find(({ id }) => id === officeId)
  const agent = people.find(({ id }) => id === agentId)
  return {
    office: { anchor: anchorOf('office', officeId), name: office?.name ?? officeId },
    agent: agent === undefined ? nobody : { anchor: anchorOf('agent', agent.id), name: agent.name },
  }
}

function anchorOf(kind: 'office' | 'agent', id: string): string {
  return `${kind}-${slugOf(id, 'other')}`
}
