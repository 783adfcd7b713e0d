import { spawn } from 'node:child_process'
import type { PublicationRefusal } from '#domain/publishing/publication-state.ts'
import { runningSince } from '#scripts/publish/alone.ts'
import { compareStates, readFileStates } from '#scripts/publish/file-states.ts'
import { loadPublication, type PublicationFile } from '#scripts/publish/publication-file.ts'
import type { Publishing } from '#service/kit/settings/publishing.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import type { Publisher } from '#service/preview/publisher.ts'

/** Longest end of what a command said that is shown. */
const lastWords = 2000

/**
 * Returns what publishes for editors: the command runs as a process of its own, and tells what came of it in the file that
 * every publication writes, also those that a timer starts.
 */
export function createPublisher(
  { command, reportDir }: Publishing,
  { dataDir, contentDir }: NonNullable<ServiceSettings['preview']>,
): Publisher {
  let running: string | undefined
  let untold: Untold | undefined
  const end = async (process: Promise<string | undefined>, began: string): Promise<void> => {
    const errors = await process
    if (errors !== undefined)
      untold = { began, refusal: { at: new Date().toISOString(), text: errors, problems: [] } }
    running = undefined
  }
  return {
    look: async () => {
      // Before the file is read: what has ended by now has told it.
      const since = running ?? runningSince(reportDir)
      const { live, earlier, refused, leftOut, files } = await loadPublication(reportDir)
      const states = await readFileStates(dataDir, contentDir)
      return {
        live: live && { since: live.since, changes: live.changes, isUndone: live.isUndone },
        running: since,
        waiting: live === undefined ? [] : compareStates(files, states),
        refused: latest({ live, refused }, untold),
        leftOut,
        canUndo: earlier.length > 0,
      }
    },
    begin: (act) => {
      if (running !== undefined) return false
      const began = new Date().toISOString()
      running = began
      untold = undefined
      void end(run([...command, ...(act === 'undo' ? ['--rollback'] : [])]), began)
      return true
    },
  }
}

/** How a process failed, and when it began. It may have told by itself; one that was killed did not. */
type Untold = Readonly<{ began: string; refusal: PublicationRefusal }>

/** Returns why nothing became live last; undefined where something has since. */
function latest(
  { live, refused }: Pick<PublicationFile, 'live' | 'refused'>,
  untold: Untold | undefined,
): PublicationRefusal | undefined {
  if (untold === undefined || (refused !== undefined && refused.at >= untold.began)) return refused
  return live !== undefined && live.since > untold.refusal.at ? undefined : untold.refusal
}

/** Runs a command, and returns how it failed; undefined when it did not. */
function run([file = '', ...args]: readonly string[]): Promise<string | undefined> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString('utf8')).slice(-lastWords)
    process.stderr.write(chunk)
  })
  return new Promise((done) => {
    child.on('error', (error) => done(`${file}: ${error.message}`))
    child.on('close', (code, signal) =>
      done(code === 0 ? undefined : errors.trim() || `The publication ended by ${signal ?? `code ${code}`}.`),
    )
  })
}
