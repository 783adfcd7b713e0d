import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { DataSource } from './file/data-source.ts'
import { decodeRecords } from './file/decode-records.ts'
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
 * Loads `projects.json` and `properties.json`. Projects may be missing; missing or invalid properties break the site
 * even with --quarantine, since an empty site would replace the published one.
 */
export async function loadRecords(
  source: DataSource,
  languages: SiteLanguages,
  context: RecordContext,
): Promise<LoadedRecords> {
  const unpublished: Unpublished[] = []
  const projects = (await loadGroups(source, languages, 'projects.json')).flatMap((group) => {
    const result = toProject(group, context)
    if (result.kind === 'unpublished') unpublished.push(result.note)
    return result.kind === 'project' ? [result.project] : []
  })
  const projectIds = new Set(projects.map((project) => project.id))
  const properties = (await loadGroups(source, languages, 'properties.json')).flatMap((group) => {
    const result = toProperty(group, context, projectIds)
    if (result.kind === 'unpublished') unpublished.push(result.note)
    return result.kind === 'property' ? [result.property] : []
  })
  return { properties, projects, unpublished }
}

async function loadGroups(
  source: DataSource,
  { languageDefault }: SiteLanguages,
  file: 'projects.json' | 'properties.json',
): Promise<readonly RecordGroup[]> {
  const loaded = await source.loadOwn(file)
  const log = source.log.record(file)
  if (loaded.kind === 'missing') {
    if (file === 'projects.json')
      log.warn(undefined, 'the file is missing; the site has no projects', { expected: 'a list of records' })
    else
      log.fatal(undefined, 'the file is missing', {
        expected: 'a list of records',
        remedy: 'export the properties to this directory',
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
