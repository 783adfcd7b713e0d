import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPlainDate } from '#data/cell/parse-date.ts'
import type { Adapter, CrmExport } from '#data/adapter/adapter.ts'
import { type ImportedFile, importExport } from '#data/adapter/import-export.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { isMissingFile } from '#data/file/is-missing-file.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { dataDirOf, dataOption } from '#scripts/owners/data-dir.ts'
import { today } from '#site'
import { formatImport, formatImportJson } from './format-import.ts'

/** Returns the part of `npm run import` that reads one format. */
export function importFormat(about: string, read: Adapter): Subcommand {
  return {
    about,
    argument: 'FILE',
    options: {
      data: dataOption,
      now: { value: 'DATE', about: 'day to check records for, 2026-11-20 (today)' },
      'dry-run': { about: 'only report what would change' },
      quarantine: { about: 'leave broken records out, and list them, instead of importing nothing' },
      'allow-shrink': { about: 'import although more than 20 % of the records are no longer in the export' },
      json: { about: 'print the report as JSON, for machines' },
    },
    run: async (input, path) => {
      const now = input.text('now') ?? today()
      if (!isPlainDate(now)) throw new CommandError(`--now ${now}: expected a date, such as 2026-11-20`)
      const dataDir = dataDirOf(input)
      const source = createDataSource(dataDir, createProblemLog())
      const found = await importExport(read, await loadExport(path), source, {
        now,
        quarantine: input.has('quarantine'),
        allowShrink: input.has('allow-shrink'),
      })
      const isWritten = !found.isRefused && !input.has('dry-run')
      if (isWritten) await writeFiles(found.files, dataDir)
      console.log(input.has('json') ? formatImportJson(found, isWritten) : formatImport(found, isWritten))
      return found.isRefused ? 1 : 0
    },
  }
}

async function loadExport(path: string): Promise<CrmExport> {
  try {
    return { file: basename(path), bytes: await readFile(path) }
  } catch (error) {
    if (!isMissingFile(error)) throw error
    throw new CommandError(`${path}: there is no such file. Give the path of the file that the CRM exported.`)
  }
}

/** One record per line, so that a version control system shows which records changed. */
async function writeFiles(files: readonly ImportedFile[], dataDir: string): Promise<void> {
  for (const { file, records } of files) {
    const lines = records.map((record) => JSON.stringify(record)).join(',\n')
    await writeWhole(join(dataDir, file), `[\n${lines}\n]\n`)
  }
}
