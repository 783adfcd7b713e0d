import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import {
  CommandError,
  isEntry,
  runCommand,
  type CommandInput,
  type CommandSpec,
} from '#scripts/kit/command.ts'
import { publishOnce } from '#scripts/publish/publish-once.ts'
import { rollBack } from '#scripts/publish/release-dir.ts'

const buildSpecs = Object.fromEntries(Object.entries(buildOptionSpecs).filter(([name]) => name !== 'publish'))

const spec: CommandSpec = {
  usage: 'npm run publish --',
  about:
    'Builds the site, says what changes about the listings, and makes it live in TARGET/current, which a web server sends.\n' +
    'A feed that is broken or has shrunk is refused, and the live site stays as it is.',
  options: {
    ...buildSpecs,
    to: { value: 'TARGET', about: 'directory of the releases; its link `current` is the live site' },
    watch: { about: 'go on: publish again whenever records, words or the day have changed' },
    every: { value: 'SECONDS', about: 'how often --watch looks (60)' },
    notify: { value: 'URL', about: 'address that is sent the message of a refusal, as JSON: {"text": …}' },
    rollback: { about: 'make the release before the live one live again, and build nothing' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const target = input.text('to')
    if (target === undefined)
      throw new CommandError('--to is missing: the directory of the releases, such as --to /srv/site')
    if (input.has('rollback')) {
      console.log(`Live again: ${await rollBack(resolve(target))}`)
      return 0
    }
    if (input.has('watch')) return watch(input)
    await publishOnce(parseBuildOptions(input, process.env), resolve(target), console.log)
    return 0
  })
}

/** Publishes again and again, each time in a process of its own, which reads records, words and code anew. */
async function watch(input: CommandInput): Promise<number> {
  const every = parseSeconds(input.text('every'))
  const notify = input.text('notify')
  const args = process.argv.slice(1).filter((arg) => arg !== '--watch')
  let refused = ''
  for (;;) {
    const { code, errors } = await runOnce(args)
    if (code === 0) refused = ''
    else if (errors !== refused) {
      refused = errors
      if (notify !== undefined) await send(notify, errors)
    }
    await wait(every * 1000)
  }
}

function parseSeconds(text = '60'): number {
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new CommandError(`--every ${text}: expected a whole number of seconds, such as 60`)
  return seconds
}

function runOnce(args: readonly string[]): Promise<Readonly<{ code: number; errors: string }>> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
    process.stderr.write(chunk)
  })
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, errors })))
}

/** Tells of a refusal; that nobody hears it is said, and stops nothing. */
async function send(url: string, text: string): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) console.error(`${url} answered ${response.status} to the message of the refusal`)
  } catch (error) {
    console.error(`${url} was not reached with the message of the refusal: ${String(error)}`)
  }
}
