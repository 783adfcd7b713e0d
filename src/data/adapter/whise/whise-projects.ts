import { isDeepStrictEqual } from 'node:util'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { projectCells, unitCells } from '#data/record/project-record.ts'
import type { FieldRule } from '../map-record.ts'
import { mapListings } from '../map-listings.ts'
import type { WhiseValues } from './whise-values.ts'
import { wordOf } from './word-of.ts'

/** Estates by what they are: projects, the units of these, and listings of their own. */
export type Sorted = Readonly<Record<'projects' | 'units' | 'listings', readonly WhiseValues[]>>

/**
 * Sorts estates: one that can have others below it is a project, those below it are its units. Below a project that is withdrawn
 * or to let, which the site has no page for, homes are listings of their own.
 */
export function sortEstates(estates: readonly WhiseValues[], file: string, problems: ProblemLog): Sorted {
  const idOf = (values: WhiseValues): string => wordOf(values.get('id'))
  const isProject = (values: WhiseValues): boolean =>
    /^(?:true|1)$/i.test(wordOf(values.get('canHaveChildren')))
  const projects = estates.filter(isProject)
  const others = estates.filter((values) => !isProject(values))
  for (const values of estates) values.delete('canHaveChildren')
  for (const values of projects)
    if (wordOf(values.get('purpose')) === '2') refuseLetting(values, file, problems)
  const open = new Set(projects.filter((values) => !values.has('withdrawn')).map(idOf))
  const gone = new Set(projects.map(idOf)).difference(open)
  // A project sells homes: one to let is no unit of it.
  const isUnit = (values: WhiseValues): boolean =>
    open.has(wordOf(values.get('parentId'))) && wordOf(values.get('purpose')) !== '2'
  for (const values of others)
    if (gone.has(wordOf(values.get('parentId'))) && !values.has('withdrawn'))
      warnOfParent(values, idOf(values), file, problems)
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
    .record(file, wordOf(values.get('id')))
    .warn('purpose', 'a project to let; its homes are listings of their own', {
      expected: 'a project for sale',
      received: values.get('purpose'),
      remedy: 'nothing, if that is right: the site has pages of projects for sale only',
    })
}

function warnOfParent(values: WhiseValues, id: string, file: string, problems: ProblemLog): void {
  problems
    .record(file, id)
    .warn('parentId', 'its project is off the site; the home is a listing of its own', {
      expected: 'a project that is on the site',
      received: values.get('parentId'),
      remedy: 'withdraw the home too in Whise, if it is no longer for sale',
    })
  values.delete('parentId')
}

/** Fields of a project that have another name in a listing. */
const projectNames: Readonly<Record<string, string>> = {
  PublishAddress: 'PublicAddress',
  RecordFile: 'ProjectNumber',
}
const projectFields = new Set<string>([
  ...projectCells,
  ...Object.keys(projectNames),
  'PictureItems',
  'DocumentItems',
])
// What an estate is on the market for, and its category, are said by the project.
const unitFields = new Set<string>([...unitCells, 'ProjectID', 'SubStatusName', 'Goal', 'WebID'])

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
    ...rules.filter(
      ({ from, to }) => projectFields.has(to) && (to !== 'TypeDescription' || from?.startsWith('name/')),
    ),
  ]
  const unitRules: readonly FieldRule[] = [
    { from: 'box', to: 'Lot' },
    { from: 'name', to: 'Lot' },
    { from: 'parentId', to: 'ProjectID' },
    ...rules.filter(({ to }) => unitFields.has(to)),
  ]
  const mapped = mapListings(projects, projectRules, file, problems)
  const homes = mapListings(withoutShared(units, projects, unitRules), unitRules, file, problems)
  const byProject = Map.groupBy(homes.properties ?? [], (unit) => wordOf(unit['ProjectID']))
  const seen = new Set<string>()
  return {
    projects: (mapped.properties ?? []).map((version) => {
      const id = wordOf(version['ID'])
      const facts = Object.entries(version).map(([field, value]) => [projectNames[field] ?? field, value])
      const isFirst = !seen.has(id)
      seen.add(id)
      return {
        ...Object.fromEntries(facts),
        ...(isFirst && { Units: (byProject.get(id) ?? []).flatMap(toUnit) }),
      }
    }),
    left: new Map([...within('projects', mapped.left), ...within('units', homes.left)]),
  }
}

/** Returns units without what their project says too, such as the street, unless a unit has a field for it. */
function withoutShared(
  units: readonly WhiseValues[],
  projects: readonly WhiseValues[],
  rules: readonly FieldRule[],
): readonly WhiseValues[] {
  const own = new Set(rules.map(({ from }) => from))
  const byId = new Map(projects.map((project) => [wordOf(project.get('id')), project]))
  return units.map((unit) => {
    const project = byId.get(wordOf(unit.get('parentId')))
    return new Map(
      [...unit].filter(([name, value]) => own.has(name) || !isDeepStrictEqual(value, project?.get(name))),
    )
  })
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
