import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { DataSource } from './file/data-source.ts'
import { decodeRecords } from './file/decode-records.ts'
import { loadOwn } from './own/load-own.ts'
import { mergeOwn } from './own/merge-own.ts'
import { type OwnKind, ownHomes, ownProjects } from './own/own-kinds.ts'
import { toProject } from './project/to-project.ts'
import type { RecordContext, Unpublished } from './property/property-context.ts'
import { toProperty } from './property/to-property.ts'
import { groupRecords, type RecordGroup } from './record/group-records.ts'

/** The listings of a directory, highest ID first, and the records that are not for the site. */
export type LoadedRecords = Readonly<{
  properties: readonly Property[]
  projects: readonly Project[]
  unpublished: readonly Unpublished[]
}>

/**
 * Loads `projects.json` and `properties.json`, completed by the agency's own files in `new-projects/` and `homes/`.
 * Projects may be missing; missing or invalid properties break the site even with --quarantine, since an empty site would
 * replace the published one, unless the agency has homes of its own.
 */
export async function loadRecords(
  source: DataSource,
  languages: SiteLanguages,
  context: RecordContext,
): Promise<LoadedRecords> {
  const unpublished: Unpublished[] = []
  const projects = (await loadGroups(source, languages, ownProjects)).flatMap((group) => {
    const result = toProject(group, context)
    if (result.kind === 'unpublished') unpublished.push(result.note)
    return result.kind === 'project' ? [result.project] : []
  })
  const projectIds = new Set(projects.map((project) => project.id))
  const properties = (await loadGroups(source, languages, ownHomes)).flatMap((group) => {
    const result = toProperty(group, context, projectIds)
    if (result.kind === 'unpublished') unpublished.push(result.note)
    return result.kind === 'property' ? [result.property] : []
  })
  warnOfPlaces(properties, projects, source)
  return { properties, projects, unpublished }
}

/** Warns of each home that lies in another town than its project; streets may differ, as a project may have several. */
function warnOfPlaces(
  properties: readonly Property[],
  projects: readonly Project[],
  { log }: DataSource,
): void {
  const zips = new Map(projects.map(({ id, address }) => [id, address.town.zip]))
  for (const { id, projectId, address } of properties) {
    const zip = projectId === undefined ? undefined : zips.get(projectId)
    if (zip === undefined || address.town.zip === undefined || zip === address.town.zip) continue
    log.record(ownHomes.records, String(id)).warn('Zip', 'a home in another town than its project', {
      expected: zip,
      received: address.town.zip,
      remedy: 'correct the town of the home or of the project, or ProjectID',
    })
  }
}

async function loadGroups(
  source: DataSource,
  languages: SiteLanguages,
  kind: OwnKind,
): Promise<readonly RecordGroup[]> {
  const own = await loadOwn(source, kind)
  const mayBeMissing = own.listings.length > 0
  return mergeOwn(await loadImported(source, languages, kind.records, mayBeMissing), own, kind, languages)
}

async function loadImported(
  source: DataSource,
  { languageDefault }: SiteLanguages,
  file: OwnKind['records'],
  mayBeMissing: boolean,
): Promise<readonly RecordGroup[]> {
  const loaded = await source.loadOwn(file)
  const log = source.log.record(file)
  if (loaded.kind === 'missing') {
    if (mayBeMissing) return []
    if (file === 'projects.json')
      log.warn(undefined, 'the file is missing; the site has no projects', { expected: 'a list of records' })
    else
      log.fatal(undefined, 'the file is missing', {
        expected: 'a list of records',
        remedy: 'export the properties to this directory, or write homes in the editor',
      })
    return []
  }
  if (loaded.kind === 'broken') return []
  const records = decodeRecords(loaded.value)
  if (records === undefined) {
    log.fatal(undefined, 'no list of records', {
      expected: 'a list, an object with one list in it, or the envelope of the CRM',
      received: loaded.value,
      remedy: 'export the file again',
    })
  }
  return groupRecords(records ?? [], languageDefault, file, source.log)
}
