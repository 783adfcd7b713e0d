import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { CrmExport } from '#data/adapter/adapter.ts'
import { adapters, type FormatName } from '#data/adapter/adapters.ts'
import {
  type Import,
  type ImportedFile,
  importExport,
  type ImportOptions,
} from '#data/adapter/import-export.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { loadExport } from './load-export.ts'
import { isApi, loadWhise } from './load-whise.ts'

/** What is imported, and where to. */
export type Feed = Readonly<{
  format: FormatName
  /** Path or web address. */
  from: string
  dataDir: string
  /** Report only. */
  isDryRun: boolean
}>

/** What was found, and whether the records are in the data directory. */
export type Imported = Readonly<{ found: Import; isWritten: boolean }>

/**
 * Imports an export of a CRM into a data directory, unless it is refused.
 * @throws {CommandError} when there is no export
 */
export async function importFeed(
  { format, from, dataDir, isDryRun }: Feed,
  options: ImportOptions,
): Promise<Imported> {
  const source = createDataSource(dataDir, createProblemLog())
  const found = await importExport(adapters[format].read, await load(format, from), source, options)
  const isWritten = !found.isRefused && !isDryRun
  if (isWritten) {
    for (const [name, read] of found.pictures ?? [])
      await writeChanged(join(dataDir, 'pictures', name), await read())
    for (const file of found.files) await writeRecords(file, dataDir)
  }
  return { found, isWritten }
}

async function load(format: FormatName, from: string): Promise<CrmExport> {
  return format === 'whise' && isApi(from)
    ? loadWhise(new URL(from), process.env)
    : loadExport(from, process.env)
}

/** One record per line, so that a version control system shows which records changed. */
async function writeRecords({ file, records }: ImportedFile, dataDir: string): Promise<void> {
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
  await writeChanged(join(dataDir, file), Buffer.from(text))
}

/** Leaves a file that is as it should be, so that a build that watches does not start for nothing. */
async function writeChanged(path: string, bytes: Uint8Array): Promise<void> {
  const before = await readFile(path).catch(absentAsUndefined)
  if (before?.equals(bytes) !== true) await writeWhole(path, bytes)
}
