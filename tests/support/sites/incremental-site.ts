import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Locale, locales } from '#domain/values/locale.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import type { EditedSite } from '#tests/support/sites/random-edits.ts'

const run = promisify(execFile)

/** The demo in directories of its own, to be edited and built. */
export type IncrementalSite = EditedSite & { readonly root: string }

/** Copies the demo with one home and one project of so many, in some of its languages; 1 is all of them. */
export async function copyDemo(
  oneOf: number,
  languages: readonly Locale[] = locales,
): Promise<IncrementalSite> {
  const root = await mkdtemp(join(tmpdir(), 'incremental-'))
  const [dataDir, contentDir] = [join(root, 'data'), join(root, 'content')]
  await cp('data', dataDir, { recursive: true, filter: (path) => !path.endsWith('url-ledger.json') })
  await cp('content', contentDir, { recursive: true })
  const file = join(dataDir, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  site.language.languageUse = site.language.languageUse.filter(({ code }: { code: Locale }) =>
    languages.includes(code),
  )
  await writeFile(file, JSON.stringify(site))
  await keepRecords(join(dataDir, 'properties.json'), ({ ID }) => ID % oneOf === 0)
  // Each has a page for every unit in every language.
  const projects = new Map<number, number>()
  await keepRecords(join(dataDir, 'projects.json'), ({ ID }) => {
    const at = projects.get(ID) ?? projects.size
    projects.set(ID, at)
    return at % oneOf === 0
  })
  return { root, dataDir, contentDir, day: day('2026-11-20') }
}

async function keepRecords(
  file: string,
  isKept: (record: Readonly<{ ID: number }>) => boolean,
): Promise<void> {
  const records: readonly { ID: number }[] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(records.filter(isKept)))
}

/** Builds the site into a directory of its root, on top of what is there, and returns what the build printed. */
export async function buildInto(
  { root, dataDir, contentDir, day: now }: IncrementalSite,
  name: string,
  ...flags: readonly string[]
): Promise<string> {
  const args = [
    '--data',
    dataDir,
    '--content',
    contentDir,
    '--out',
    join(root, name),
    '--report',
    join(root, `${name}-report`),
  ]
  const { stdout } = await run(
    process.execPath,
    ['scripts/build.ts', ...args, '--now', now, '--allow-shrink', ...flags],
    { env: { ...process.env, NODE_ENV: 'production', VITEST: undefined }, maxBuffer: 2 ** 26 },
  )
  return stdout
}

/** Files whose name holds their hash, of which earlier builds may be kept. */
const hashed = /^(?:_astro|search\/files)\//

/** Returns the files in which a built site differs from another one. */
export async function differences(root: string, name: string, other: string): Promise<readonly string[]> {
  const [files, others] = await Promise.all([listFiles(join(root, name)), listFiles(join(root, other))])
  const all = new Set([...files.filter((file) => !hashed.test(file)), ...others])
  const found: string[] = []
  for (const file of all) {
    const [one, two] = await Promise.all(
      [name, other].map((dir) => readFile(join(root, dir, file)).catch(() => undefined)),
    )
    if (one === undefined || two === undefined || !one.equals(two)) found.push(file)
  }
  return found
}
