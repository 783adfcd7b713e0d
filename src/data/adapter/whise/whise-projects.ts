import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { projectCells, unitCells } from '#data/record/project-record.ts'
import type { FieldRule } from '../map-record.ts'
import { mapListings } from '../map-listings.ts'
import type { WhiseValues } from './whise-values.ts'

/** Estates by what they are: projects, the units of these, and listings of their own. */
export type Sorted = Readonly<Record<'projects' | 'units' | 'listings', readonly WhiseValues[]>>

/**
 * Sorts estates: one that can have others below it is a project, those below it are its units. Below a project that is withdrawn
 * or to let, which the site has no page for, homes are listings of their own.
 */
export function sortEstates(estates: readonly WhiseValues[], file: string, problems: ProblemLog): Sorted {
  const idOf = (values: WhiseValues): string => String(values.get('id'))
  const isProject = (values: WhiseValues): boolean => values.get('canHaveChildren') === true
  const projects = estates.filter(isProject)
  const others = estates.filter((values) => !isProject(values))
  for (const values of estates) values.delete('canHaveChildren')
  for (const values of projects)
    if (String(values.get('purpose')) === '2') refuseLetting(values, file, problems)
  const open = new Set(projects.filter((values) => !values.has('withdrawn')).map(idOf))
  const isUnit = (values: WhiseValues): boolean => open.has(String(values.get('parentId') ?? ''))
  return {
    projects,
    units: others.filter(isUnit),
    listings: others.filter((values) => !isUnit(values)),
  }
}

function refuseLetting(values: WhiseValues, file: string, problems: ProblemLog): void {
  values.delete('purposeStatus')
  values.set('withdrawn', 0)
  problems
    .record(file, String(values.get('id')))
    .warn('purpose', 'a project to let; its homes are listings of their own', {
      expected: 'a project for sale',
      received: values.get('purpose'),
      remedy: 'nothing, if that is right: the site has pages of projects for sale only',
    })
}

const projectFields = new Set<string>([...projectCells, 'PictureItems', 'DocumentItems'])
const unitFields = new Set<string>([...unitCells, 'ProjectID', 'SubStatusName', 'Goal'])
const renamed: Readonly<Record<string, string>> = {
  PublishAddress: 'PublicAddress',
  RecordFile: 'ProjectNumber',
}

/** Returns the projects with their units, and what of both has no place in them. */
export function mapProjects(
  { projects, units }: Sorted,
  rules: readonly FieldRule[],
  file: string,
  problems: ProblemLog,
): Readonly<{ projects: readonly RawRecord[]; left: ReadonlyMap<string, number> }> {
  const projectRules: readonly FieldRule[] = [
    { from: 'name', to: 'Name' },
    { from: 'availabilityDateTime', to: 'DeliveryDate' },
    ...rules
      .filter(({ from, to }) => to !== 'TypeDescription' || from?.startsWith('name/'))
      .map((rule) => ({
        ...rule,
        to: rule.to === 'TypeDescription' ? 'Name' : (renamed[rule.to] ?? rule.to),
      }))
      .filter(({ to }) => projectFields.has(to)),
  ]
  const unitRules: readonly FieldRule[] = [
    { from: 'box', to: 'Lot' },
    { from: 'name', to: 'Lot' },
    { from: 'parentId', to: 'ProjectID' },
    ...rules.filter(({ to }) => unitFields.has(to)),
  ]
  const mapped = mapListings(projects, projectRules, file, problems)
  const homes = mapListings(units, unitRules, file, problems)
  const byProject = Map.groupBy(homes.properties ?? [], (unit) => String(unit['ProjectID']))
  const seen = new Set<string>()
  return {
    projects: (mapped.properties ?? []).map((project) => {
      const id = String(project['ID'])
      if (seen.has(id)) return project
      seen.add(id)
      return { PublicAddress: 0, ...project, Units: (byProject.get(id) ?? []).flatMap(toUnit) }
    }),
    left: new Map([...within('projects', mapped.left), ...within('units', homes.left)]),
  }
}

/** Returns a unit of a project; none when it is withdrawn. */
function toUnit(home: RawRecord): readonly RawRecord[] {
  const { Status: status, SubStatusName: option = 'Vrij' } = home
  const facts = unitCells.filter((name) => name in home).map((name) => [name, home[name]])
  return status === 0 ? [] : [{ ...Object.fromEntries(facts), Status: status === 2 ? 'Verkocht' : option }]
}

function within(group: string, left: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...left].map(([field, count]) => [`${group}/${field}`, count])
}
