import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from '#scripts/build/build-options.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** The files that a build read and wrote, as digests of their names, sizes and times. */
export type BuildState = Readonly<{
  inputs: string
  /** Apart, since a build with `--publish` writes it last. */
  ledger: string
  output: string
  /** From when on the same files make another site, in milliseconds since 1970; absent where that is the next day. */
  changesAt?: number
}>

/** Everything besides the records and words that decides how a site is built. */
const code = ['src', 'scripts', 'content', 'data', 'astro.config.mjs', 'package.json', 'package-lock.json']

const ledgerFile = 'url-ledger.json'

/** Returns a digest of the files that a build reads, and of how it was asked. */
export async function digestInputFiles(options: BuildOptions): Promise<string> {
  // What decides how a build is done, and not what it makes.
  const site = { ...options.site, at: undefined }
  const asked = { ...options, site, clean: false, explain: undefined, isFirstLook: false }
  const { dataDir, contentDir } = options.site
  const inputs = await Promise.all([...code, dataDir, contentDir].map(listState))
  return digest([JSON.stringify(asked), process.version, ...inputs.flat()])
}

async function readWritten(options: BuildOptions): Promise<Pick<BuildState, 'ledger' | 'output'>> {
  return {
    ledger: await digestFiles([join(options.site.dataDir, ledgerFile)]),
    output: await digestFiles([options.out, ...reports(options)]),
  }
}

/** What other commands read of the last build. */
function reports({ reportDir }: BuildOptions): readonly string[] {
  return ['build-report.json', 'routes.json', 'compliance.html'].map((file) => join(reportDir, file))
}

/** Remembers what a build has read, with what it has published, and until when that holds. */
export async function saveBuildState(
  file: string,
  { inputs, changesAt }: Pick<BuildState, 'inputs' | 'changesAt'>,
  options: BuildOptions,
): Promise<void> {
  const state: BuildState = {
    inputs,
    ...(await readWritten(options)),
    changesAt,
  }
  await writeWhole(file, JSON.stringify(state))
}

/** Whether a build would read what the last one read, and find the site as that left it. */
export async function isUnchanged(
  inputs: string,
  last: BuildState | undefined,
  options: BuildOptions,
): Promise<boolean> {
  if (inputs !== last?.inputs) return false
  if (last.changesAt !== undefined && (options.site.at ?? 0) >= last.changesAt) return false
  const { ledger, output } = await readWritten(options)
  return ledger === last.ledger && output === last.output
}

/** Returns a digest of the names, sizes and times of all files in directories. */
export async function digestFiles(dirs: readonly string[]): Promise<string> {
  return digest((await Promise.all(dirs.map(listState))).flat())
}

/** Returns a line for each file in a directory, or for a file. */
async function listState(path: string): Promise<readonly string[]> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`]
  const files = (await listFiles(path)).filter((file) => file !== ledgerFile)
  return files.map((file) => {
    const { size, mtimeMs } = statSync(join(path, file))
    return `${file} ${size} ${mtimeMs}`
  })
}

function digest(lines: readonly string[]): string {
  return hash('sha256', lines.join('\n'))
}
