import { expect, test } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#tests/support/sites/free-port.ts'

let dir: string
let site: ChildProcess | undefined
test.beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'))
})
test.afterEach(async () => {
  if (site?.exitCode === null) {
    site.kill()
    await once(site, 'exit')
  }
  await rm(dir, { recursive: true })
})

/** Starts `npm start` on the built site, and returns its process and address once its pages can be read, or its errors. */
async function startSite(
  variables: NodeJS.ProcessEnv,
): Promise<Readonly<{ started: ChildProcess; origin: string; errors: string }>> {
  const port = await freePort()
  const started = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    // A variant that was built in this worker has made it a process of production.
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), SERVICE_DATA: dir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  site = started
  const errors: string[] = []
  started.stderr.on('data', (text: Buffer) => void errors.push(text.toString()))
  let isServing = false
  for await (const line of createInterface({ input: started.stdout })) {
    isServing = line.startsWith('Serving')
    if (isServing) break
  }
  started.stdout.resume()
  if (!isServing) await once(started, 'close')
  return { started, origin: `http://localhost:${port}`, errors: errors.join('') }
}

test('pages are read before the service has started, and a form that is sent waits for it', async () => {
  const { origin, errors } = await startSite({})
  expect(errors).toBe('')
  const sent = fetch(new URL('/forms/reports', origin), { method: 'POST', body: 'no report' })
  const page = await fetch(new URL('/nl/', origin))
  expect(await page.text()).toContain('<html lang="nl-BE"')
  // The answer of the service: the server of the pages would refuse the method.
  expect((await sent).status).toBe(400)
})

test('npm start ends with a sentence where a setting is wrong', async () => {
  const { started, errors } = await startSite({ FORMS_CAPTCHA: 'perhaps' })
  expect(started.exitCode).toBe(1)
  expect(errors).toContain('FORMS_CAPTCHA')
})
