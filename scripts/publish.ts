import { join } from 'node:path'
import { formatProblems } from '#data/problems/format-problems.ts'
import { leftOut } from '#data/problems/refused-documents.ts'
import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { loadReport } from '#scripts/build/build-report.ts'
import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { alone } from '#scripts/publish/alone.ts'
import { importFirst, importOptionSpecs, parseFirstSteps } from '#scripts/publish/import-first.ts'
import { notifyBy } from '#scripts/publish/notify.ts'
import { publishOnce } from '#scripts/publish/publish-once.ts'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
import {
  formatLive,
  loadPublication,
  noteUndone,
  rememberRefusal,
} from '#scripts/publish/publication-file.ts'
import { runProgram } from '#scripts/kit/run-program.ts'
import { supervise } from '#scripts/publish/supervise.ts'

const buildSpecs = Object.fromEntries(Object.entries(buildOptionSpecs).filter(([name]) => name !== 'publish'))

const spec: CommandSpec = {
  usage: 'npm run publish --',
  about:
    'Builds the site, says what changes about the listings, and makes it live.\n' +
    'A feed that is broken or has shrunk is refused, and the live site stays as it is.',
  options: {
    ...buildSpecs,
    ...importOptionSpecs,
    to: {
      value: 'TARGET',
      about:
        'directory of the releases, here or user@host:/srv/site, whose link `current` is the live site; or s3://bucket/prefix',
    },
    endpoint: {
      value: 'URL',
      about: "address of a bucket's host, where it is not Amazon (AWS_ENDPOINT_URL)",
    },
    with: {
      value: 'COMMAND',
      about: "what brings a release to its host: 'npx netlify deploy --prod --no-build --dir {dir}'",
    },
    watch: {
      about: 'keep running: publish again whenever the feed, the records, the words or the day change',
    },
    every: { value: 'SECONDS', about: 'how often --watch looks (60)' },
    notify: {
      value: 'URL',
      about:
        'who is told of a refusal: https://… gets JSON, {"text": …}; mailto:name@agency.example gets a mail',
    },
    after: {
      value: 'COMMAND',
      about: "what runs once another release is live: 'systemctl reload nginx'; not when nothing has changed",
    },
    rollback: { about: 'make the release before the live one live again, and build nothing' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const options = parseBuildOptions(input, process.env)
    return rememberRefusal(options.reportDir, async () => {
      const typed = { to: input.text('to'), with: input.text('with'), endpoint: input.text('endpoint') }
      const target = await openTarget(typed, process.env, printPiece)
      if (input.has('rollback')) {
        const release = await alone(options.reportDir, console.log, async () => {
          const before = await target.rollBack()
          await noteUndone(options.reportDir, before)
          return before
        })
        console.log(`Live again: ${release}`)
        await runAfter(input.text('after'))
        return 0
      }
      const steps = parseFirstSteps(input, process.env)
      const address = input.text('notify')
      if (input.has('watch') || address !== undefined) {
        const every = input.has('watch') ? parseSeconds(input.text('every')) : undefined
        const notify = address === undefined ? async () => {} : notifyBy(address, process.env)
        const say = async () => formatLive((await loadPublication(options.reportDir)).live)
        const without = async () => {
          const refused = leftOut((await loadReport(options.reportDir))?.problems ?? [])
          return refused.length === 0 ? undefined : formatProblems(refused)
        }
        const memory = join(options.reportDir, 'refusal.txt')
        return supervise(argsOfOne(), { every, notify, leftOut: without, say, memory })
      }
      const isNew = await alone(options.reportDir, console.log, async () => {
        await importFirst(steps, options, console.log)
        return await publishOnce(options, target, console.log)
      })
      if (isNew) await runAfter(input.text('after'))
      return 0
    })
  })
}

function printPiece(text: string): void {
  process.stdout.write(text)
}

/** Runs what was typed to follow a release that has become live. */
async function runAfter(command: string | undefined): Promise<void> {
  if (command === undefined) return
  try {
    await runProgram(command, [], { shell: true, print: printPiece })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new CommandError(`The site is live, but not what --after does: ${error.message}`)
  }
}

/** Returns what was typed, for one publication that tells nobody. */
function argsOfOne(): readonly string[] {
  return process.argv
    .slice(1)
    .filter((arg, at, all) => !/^--(?:watch|notify(?:=.*)?)$/.test(arg) && all[at - 1] !== '--notify')
}

function parseSeconds(text = '60'): number {
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new CommandError(`--every ${text}: expected a whole number of seconds, such as 60`)
  return seconds
}
