import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerMark, formsFilePath } from '#contracts/forms-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { listen } from '#scripts/server/listen.ts'
import { checkDatabase } from '#scripts/service/check-database.ts'
import { explained } from '#scripts/service/explained.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { formsFile, writeTestPortal } from '#tests/support/service/test-service.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'service-'))
  await mkdir(join(dir, 'dist/nl/formulier'), { recursive: true })
  await mkdir(join(dir, 'dist/words'))
  await mkdir(join(dir, 'empty'))
  const mark = `<!--${answerMark}-->`
  await writeFile(join(dir, 'dist', formsFilePath('nl')), JSON.stringify(formsFile()))
  await writeFile(join(dir, 'dist', subjectsFilePath('nl')), '{}')
  await writeFile(join(dir, 'dist/nl/formulier/index.html'), `<title>Formulier</title>${mark}${mark}`)
  await writeTestPortal(join(dir, 'dist'))
  await writeFile(join(dir, 'dist/_headers'), '/*\n  X-Frame-Options: DENY\n')
})
afterAll(async () => rm(dir, { recursive: true }))

const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  SERVICE_DATA: join(dir, 'var'),
  PORT: '0',
  ...more,
})

/** Returns what the process printed once it has printed `words`. */
async function printed(child: ChildProcess, words: string): Promise<string> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk)
    if (text.includes(words)) return text
  }
  throw new Error(`the service ended and printed: ${text}`)
}

test('the service answers on its own, and ends when it is asked to', async () => {
  const args = ['scripts/service.ts', '--dist', join(dir, 'dist')]
  const child = spawn(process.execPath, args, { env: environment({}), stdio: ['ignore', 'pipe', 'inherit'] })
  const text = await printed(child, 'Mails go to')
  const address = /http:\S+/.exec(text)?.[0] ?? ''
  expect(await (await fetch(`${address}/readyz`)).text()).toBe('ok')
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  const { headers } = await fetch(`${address}/healthz`)
  // Node's own five seconds end connections that proxies keep for a minute.
  expect(headers.get('keep-alive')).toBe('timeout=75')
  // As a proxy does that goes on asking over the connection that it keeps.
  const asking = (async () => {
    for (;;) await (await fetch(`${address}/healthz`)).text()
  })().catch(() => {})
  const from = performance.now()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await asking
  expect(performance.now() - from).toBeLessThan(8000)
})

test('the service imports the records for owners by itself, and says where they are broken', async () => {
  const args = ['scripts/service.ts', '--dist', join(dir, 'dist')]
  const variables = { OWNER_RECORDS: join(dir, 'empty'), SERVICE_DATA: join(dir, 'owners') }
  const child = spawn(process.execPath, args, {
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const text = await printed(child, 'records for owners not imported')
  expect(text).toContain('mandates.json the file is missing')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

const isRoot = process.getuid?.() === 0

/** Whether all users may read a file, and what lies above it. */
function isReadByAll(path: string): boolean {
  return path === dirname(path) || ((statSync(path).mode & 0o005) === 0o005 && isReadByAll(dirname(path)))
}

/** Returns the exit code of a command and all that it printed; one that runs on is ended after a while. */
async function run(
  script: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  user: Readonly<{ uid?: number; gid?: number }> = {},
): Promise<readonly [code: unknown, text: string]> {
  const env = environment(variables)
  return await new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env, timeout: 90_000, ...user }, (error, out, errors) =>
      resolve([error?.code, `${out}${errors}`]),
    )
  })
}

test.each([
  ['empty', {}, 'has no forms to receive'],
  ['dist', { LISTEN_FDS: '1' }, 'no socket that listens was handed over'],
])('the service of %s with %j ends in one line: %s', async (dist, variables, words) => {
  const [code, text] = await run('scripts/service.ts', ['--dist', join(dir, dist)], variables)
  expect(code).toBe(1)
  expect(text).toContain(words)
  expect(text).not.toContain('    at ')
})

/** Takes the steps of a start that may fail before the site is read, in this process. */
async function beginStart(variables: NodeJS.ProcessEnv): Promise<void> {
  const settings = await explained(() => loadSettings(environment(variables), join(dir, 'dist')))
  const server = createServer()
  onTestFinished(() => void server.close())
  await listen(server, 0, settings.listening.host)
  await checkDatabase(settings)
}

test.each([
  [{ PORT: 'x' }, 'PORT=x: expected a whole number'],
  [{ HOST: '203.0.113.7', SITE_ORIGIN: 'http://localhost:1' }, 'HOST=203.0.113.7 is no address of this'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'DATABASE_URL cannot be written'],
  [{ SERVICE_DATA: '/proc/nope' }, '/proc/nope/service.sqlite cannot be written'],
  [{ SERVICE_DATA: '/' }, 'SERVICE_DATA=/ is for others too: choose a directory that holds nothing else'],
])('a start with %j is refused for one who runs it: %s', async (variables, words) => {
  const start = beginStart(variables)
  await expect(start).rejects.toThrow(CommandError)
  await expect(start).rejects.toThrow(words)
})

test.each(['', 'below'])(
  'the service ends in one line where it may not write, and says which setting to change: directory/%s',
  { skip: isRoot && !isReadByAll(process.execPath) },
  async (below) => {
    const theirs = join(dir, 'theirs')
    await mkdir(theirs, { recursive: true })
    // This machine's tests may run as a user who may write everything.
    for (const [path, mode] of [
      [dir, 0o755],
      [theirs, 0o555],
    ] as const)
      await chmod(path, mode)
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}
    const data = join(theirs, below)
    const [code, text] = await run(
      'scripts/service.ts',
      ['--dist', join(dir, 'dist')],
      { SERVICE_DATA: data, NODE_COMPILE_CACHE: undefined },
      nobody,
    )
    expect(text).toMatch(/^\S+\/service.sqlite cannot be written \(EACCES.*\): set SERVICE_DATA to .*\n$/)
    expect(text.startsWith(data)).toBe(true)
    expect(code).toBe(1)
  },
)

test('a port that is taken ends the service and npm start, whichever of their ports it is', async () => {
  const other = createServer()
  const port = String(await listen(other, 0, '127.0.0.1'))
  onTestFinished(() => void other.close())
  const serve = ['scripts/service.ts', ['--dist', join(dir, 'dist')]] as const
  const start = ['scripts/start.ts', ['--no-build', '--out', join(dir, 'dist')]] as const
  const words = `Port ${port} is taken by another program: stop it, or choose another with`
  for (const [[script, args], variables, name] of [
    [serve, { PORT: port }, 'PORT'],
    [start, { PORT: port }, 'PORT'],
  ] as const) {
    const [code, text] = await run(script, args, variables)
    expect(text).toBe(`${words} ${name}=${Number(port) + 1}\n`)
    expect(code).toBe(1)
  }
})

test('npm start says before it builds that its service could not start', async () => {
  const [code, text] = await run('scripts/start.ts', ['--out', join(dir, 'unbuilt')], {
    SERVICE_DATA: '/proc/nope',
    LOG_LEVEL: 'loud',
  })
  expect(text).toBe(
    'LOG_LEVEL=loud is unknown: write info, trace, debug, warn, error, fatal, silent, or remove it\n',
  )
  expect(code).toBe(1)
})
