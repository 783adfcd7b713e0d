import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { createWaitingLog } from '#data/problems/waiting-log.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { absenceOf } from './data-files.ts'
import { decodeJson } from './decode-json.ts'
import { isMissingFile } from './is-missing-file.ts'

/** The project's own data: the demo's, and the product's files, which other directories may lack. */
export const ownDataDir = fileURLToPath(new URL('../../../data', import.meta.url))

/** Reads JSON files of one directory of records. */
export type DataSource = Readonly<{
  dir: string
  log: ProblemLog
  /** Loads a file of this directory alone; undefined when it is missing or invalid. An invalid file is logged. */
  loadOwn: (file: string) => Promise<LoadedFile>
  /** Loads a file of this directory or, when it is missing and the product's, of the project's own data. */
  load: (file: string) => Promise<LoadedFile>
  /** Loads a file of the project's own data, even when this directory has it. */
  loadDefault: (file: string) => Promise<LoadedFile>
  /** Loads the JSON files of a folder of this directory alone; a broken one waits, and stops nothing else. */
  loadFolder: (folder: string) => Promise<readonly FolderFile[]>
  /** Files loaded from the project's own data. */
  fallbacks: readonly string[]
  /** The directory that a file was loaded from. */
  dirOf: (file: string) => string
}>

/** The result of reading a file. */
export type LoadedFile =
  | Readonly<{ kind: 'json'; value: unknown }>
  | Readonly<{ kind: 'missing' }>
  | Readonly<{ kind: 'broken' }>

/** A file of a folder, such as `homes/2590.json`, and its name: `2590`. */
export type FolderFile = Readonly<{ file: string; name: string; loaded: LoadedFile }>

/**
 * Creates the source of a directory. An unreadable file breaks the site, even with --quarantine.
 * @param fallbackDir holds the product's files: the project's own data, or a test's
 */
export function createDataSource(dir: string, log: ProblemLog, fallbackDir: string = ownDataDir): DataSource {
  const fallbacks: string[] = []
  const loadOwn = (file: string): Promise<LoadedFile> => loadJson(join(dir, file), log.record(file))
  const loadDefault = (file: string): Promise<LoadedFile> =>
    loadJson(join(fallbackDir, file), log.record(file))
  return {
    dir,
    log,
    loadOwn,
    loadDefault,
    loadFolder: async (folder) => {
      const names = (await readdir(join(dir, folder)).catch(absentAsUndefined)) ?? []
      const files = names.filter((name) => name.endsWith('.json')).toSorted()
      return Promise.all(
        files.map(async (entry): Promise<FolderFile> => {
          const file = `${folder}/${entry}`
          const loaded = await loadJson(join(dir, file), createWaitingLog(log.record(file)))
          return { file, name: basename(entry, '.json'), loaded }
        }),
      )
    },
    fallbacks,
    dirOf: (file) => (fallbacks.includes(file) ? fallbackDir : dir),
    load: async (file) => {
      const own = await loadOwn(file)
      if (own.kind !== 'missing' || absenceOf(file) !== 'product') return own
      const fallback = await loadDefault(file)
      if (fallback.kind === 'json') fallbacks.push(file)
      return fallback
    },
  }
}

async function loadJson(path: string, log: RecordLog): Promise<LoadedFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (isMissingFile(error)) return { kind: 'missing' }
    log.fatal(undefined, 'the file cannot be read', {
      received: error instanceof Error ? error.message : error,
    })
    return { kind: 'broken' }
  }
  const lost = text.indexOf('\uFFFD')
  if (lost >= 0)
    log.warn(undefined, 'a letter that is not UTF-8; the text has a sign in its place', {
      expected: 'a file in UTF-8',
      received: text.slice(Math.max(0, lost - 15), lost + 15),
      remedy: 'save the file in UTF-8, or write the letter again',
    })
  const decoded = decodeJson(text)
  if (decoded.kind === 'json') return decoded
  log.fatal(undefined, `not JSON: line ${decoded.line}, column ${decoded.column}`, {
    expected: 'JSON text in UTF-8',
    received: decoded.reason,
    remedy: 'correct that line or export the file again',
  })
  return { kind: 'broken' }
}
