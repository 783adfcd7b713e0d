import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { LivePublication, PublicationRefusal } from '#domain/publishing/publication-state.ts'
import type { Problem } from '#domain/site/problem.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { explainSystemError } from '#scripts/kit/system-error.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { releasesKept } from '#scripts/publish/targets/releases.ts'
import type { FileStates } from './file-states.ts'

/** What publications remember in `publication.json` beside the reports, however they were started. */
export type PublicationFile = Readonly<{
  live?: LivePublication & Readonly<{ release: string }>
  /** Releases that were live before it, oldest first. */
  earlier: readonly string[]
  refused?: PublicationRefusal
  /** What is wrong with the documents that the live site lacks. */
  leftOut?: readonly Problem[]
  /** The records and texts of the last publication, by which is known what was saved since. */
  files: FileStates
}>

const none: PublicationFile = { earlier: [], files: {} }

/** Returns what publications have remembered; nothing where there was none. */
export async function loadPublication(reportDir: string): Promise<PublicationFile> {
  const text = await readFile(fileIn(reportDir), 'utf8').catch(absentAsUndefined)
  return text === undefined ? none : (JSON.parse(text) as PublicationFile)
}

/** Remembers a release that was just made live, of files as they were before it was built. */
export async function notePublished(
  reportDir: string,
  release: string,
  changes: string,
  files: FileStates,
  leftOut: readonly Problem[] = [],
): Promise<void> {
  const { live, earlier } = await loadPublication(reportDir)
  const before = live === undefined || live.release === release ? earlier : [...earlier, live.release]
  await save(reportDir, {
    live: { release, since: new Date().toISOString(), changes, isUndone: false },
    earlier: before.slice(1 - releasesKept),
    files,
    leftOut,
  })
}

/** Remembers that nothing had changed since the live release, or since the one that was taken back. */
export async function noteUnchanged(
  reportDir: string,
  files: FileStates,
  found?: Readonly<{ release: string; since: string }>,
): Promise<void> {
  const { live, earlier, leftOut } = await loadPublication(reportDir)
  // A release may be live since before publications remembered.
  const first = found === undefined ? undefined : { ...found, changes: '', isUndone: false }
  await save(reportDir, { live: live ?? first, earlier, files, leftOut })
}

/** Remembers that an earlier release is live again. */
export async function noteUndone(reportDir: string, release: string): Promise<void> {
  const { earlier, files } = await loadPublication(reportDir)
  await save(reportDir, {
    live: { release, since: new Date().toISOString(), changes: '', isUndone: true },
    earlier: earlier.filter((each) => each < release),
    files,
  })
}

/** Returns what is live in a line, for who watches. */
export function formatLive(live: PublicationFile['live']): string {
  if (live === undefined) return 'Nothing was published yet.'
  const { release, changes, isUndone } = live
  return `Live${isUndone ? ' again' : ''}: ${[release, ...changes.split('\n')].filter((line) => line !== '').join('; ')}`
}

/** Does what may be refused; that it was, and why, is remembered, and what is live stays. */
export async function rememberRefusal<T>(reportDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await noteRefused(reportDir, error).catch((failure: unknown) => {
      // The disk may be full, which the refusal itself says.
      console.error(`${fileIn(reportDir)} was not written: ${explainSystemError(failure) ?? String(failure)}`)
    })
    throw error
  }
}

async function noteRefused(reportDir: string, error: unknown): Promise<void> {
  const { cause } = error instanceof Error ? error : {}
  // Warnings about other records stop nothing.
  const problems =
    cause instanceof ProblemsError ? cause.problems.filter(({ severity }) => severity === 'error') : []
  const said = error instanceof CommandError ? error.message : (explainSystemError(error) ?? String(error))
  const text = problems.length > 0 ? formatProblems(problems) : said
  const refused: PublicationRefusal = { at: new Date().toISOString(), text, problems }
  await save(reportDir, { ...(await loadPublication(reportDir)), refused })
}

function fileIn(reportDir: string): string {
  return join(reportDir, 'publication.json')
}

function save(reportDir: string, content: PublicationFile): Promise<void> {
  return writeWhole(fileIn(reportDir), JSON.stringify(content))
}
