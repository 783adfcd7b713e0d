import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadTowns } from '#data/config/agency/towns.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { isMissingFile } from '#data/file/is-missing-file.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { dataDirOf, dataOption } from '#scripts/owners/data-dir.ts'
import { addTowns } from './add-towns.ts'
import { findMissing } from './find-missing.ts'
import { readPostalTowns } from './postal-towns.ts'
import { composeSite, type Site, siteOptions } from '#site'

/** The part of `npm run import` that adds the towns of the records to `towns.json`. */
export const importTowns: Subcommand = {
  about: 'the towns that the records name and towns.json lacks, from a postal code file of GeoNames',
  argument: 'FILE',
  options: { data: dataOption, 'dry-run': { about: 'only say what would be added' } },
  run: async (input, path) => {
    const dataDir = resolve(dataDirOf(input))
    const { towns, left } = readPostalTowns(await loadText(path))
    if (towns.length === 0)
      throw new CommandError(
        `${path}: no line is a town; line ${left[0] ?? 1} is the first that is none. Expected a postal code file of GeoNames: country, zip and name, separated by tabs.`,
      )
    // Without the project's own towns: a file of the agency replaces them.
    const listed = await loadTowns(createDataSource(dataDir, createProblemLog(), dataDir))
    const { found, unknown } = findMissing(listed, (await loadSite(dataDir)).catalogue.towns, towns)
    const isWritten = found.length > 0 && !input.has('dry-run')
    if (isWritten) await addTowns(join(dataDir, 'towns.json'), found)
    for (const { name, zip, slug } of found) console.log(`new      ${zip} ${name} (${slug})`)
    for (const name of unknown) console.log(`unknown  ${name}`)
    console.log(isWritten ? 'Written.  Next  npm run check:data' : 'Nothing was changed.')
    return 0
  },
}

async function loadText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!isMissingFile(error)) throw error
    throw new CommandError(
      `${path}: there is no such file. Give the path of the postal codes, such as BE.txt.`,
    )
  }
}

async function loadSite(dataDir: string): Promise<Site> {
  try {
    return await composeSite({ ...siteOptions(process.env), dataDir, quarantine: true })
  } catch (error) {
    if (error instanceof ProblemsError) throw new CommandError(formatProblems(error.problems))
    throw error
  }
}
