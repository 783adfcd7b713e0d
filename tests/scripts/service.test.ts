import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMark, formsFilePath } from '#contracts/forms-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
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

test.each([
  [['--dist', 'empty'], {}, 'has no forms to receive'],
  [['--dist', 'dist'], { NODE_ENV: 'production' }, 'SERVICE_SECRET is not set'],
  [['--dist', 'dist'], { PORT: 'x' }, 'PORT=x: expected a number'],
  [['--dist', 'dist'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'DATABASE_URL cannot be written'],
])('%j with %j is refused in one line: %s', async (args, variables, words) => {
  const typed = args.map((arg) => (arg.startsWith('-') ? arg : join(dir, arg)))
  const [code, text] = await new Promise<readonly [unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/service.ts', ...typed],
      { env: environment(variables) },
      (error, out, errors) => resolve([error?.code, `${out}${errors}`]),
    )
  })
  expect(code).toBe(1)
  expect(text).toContain(words)
  expect(text).not.toContain('    at ')
})
