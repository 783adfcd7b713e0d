import { createTownIndex } from '#data/place/town-index.ts'
import { createDataSource, type DataSource, type LoadedFile } from '#data/file/data-source.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import { loadConfiguration } from '#data/load-configuration.ts'
import { loadRecords } from '#data/load-records.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { projectRecord } from '#data/record/project-record.ts'
import { propertyRecord } from '#data/record/property-record.ts'
import { refuseExclusions } from '#data/refuse-exclusions.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { ImportedRecords } from './adapter.ts'
import { byVersion } from './compare-records.ts'

/** The files that an import writes. */
export const recordFiles = { properties: 'properties.json', projects: 'projects.json' } as const
/** The fields of each file that are read. */
export const recordFields = {
  properties: Object.keys(propertyRecord.entries),
  projects: Object.keys(projectRecord.entries),
}
export type RecordKind = keyof typeof recordFiles
export const recordKinds = ['properties', 'projects'] as const satisfies readonly RecordKind[]

/**
 * Reads imported records as the build would, and returns those that it would take, and what is wrong in all of them.
 * Problems of the configuration are not the export's: `npm run check:data` lists them.
 */
export async function acceptRecords(
  records: ImportedRecords,
  source: DataSource,
  now: PlainDate,
): Promise<Readonly<{ records: ImportedRecords; problems: readonly Problem[] }>> {
  const checked = createProblemLog()
  const configuration = await loadConfiguration(createDataSource(source.dir, createProblemLog()))
  const { site, languages, compliance, towns, recordPictures: pictures } = configuration
  const load = async (file: string): Promise<LoadedFile> => {
    const arrived =
      file === recordFiles.properties ? records.properties : file === recordFiles.projects && records.projects
    if (arrived) return { kind: 'json', value: arrived }
    const own = await createDataSource(source.dir, createProblemLog()).loadOwn(file)
    return own.kind === 'json' ? own : { kind: 'json', value: [] }
  }
  // The agency's own files are no part of the export, which has to be good without them.
  const imported = { ...source, log: checked, loadOwn: load, loadFolder: async () => [] }
  const loaded = await loadRecords(imported, languages, {
    ...configuration,
    now,
    keepSoldMonths: site?.keepSoldMonths ?? 0,
    towns: createTownIndex(towns),
    pictures: addArriving(pictures, records.pictures),
  })
  const read = compliance === undefined ? loaded : refuseExclusions(loaded, compliance, now, checked)
  const accepted = (kind: RecordKind): readonly RawRecord[] | undefined => {
    const notes = loaded.unpublished.filter(({ file }) => file === recordFiles[kind])
    const ids = new Set([...read[kind].map(({ id }) => String(id)), ...notes.map(({ record }) => record)])
    return records[kind] && keepAccepted(records[kind], ids)
  }
  const problems = checked.problems
    .filter(({ file }) =>
      recordKinds.some((kind) => recordFiles[kind] === file && records[kind] !== undefined),
    )
    // The CRM knows its own reference, and not the ID that was made of it.
    .map((problem) => ({ ...problem, record: records.names?.get(problem.record ?? '') ?? problem.record }))
  const taken = { properties: accepted('properties'), projects: accepted('projects'), left: records.left }
  return { records: taken, problems }
}

function keepAccepted(records: readonly RawRecord[], ids: ReadonlySet<string>): readonly RawRecord[] {
  return [...byVersion(records).values()].filter((record) => {
    const id = parseId(typeof record['ID'] === 'number' ? record['ID'] : String(record['ID']))
    return id.kind === 'value' && ids.has(String(id.value))
  })
}

/** Pictures that come with the export are not in the directory yet. */
function addArriving(
  pictures: PictureFinder,
  arriving: ImportedRecords['pictures'] = new Map(),
): PictureFinder {
  return {
    find: (url, details, log, field) => {
      const file = url.replace(/^pictures\//, '')
      if (!arriving.has(file)) return pictures.find(url, details, log, field)
      return { source: { kind: 'file', file }, alt: details.alt ?? {} }
    },
  }
}
