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

/** Starts `npm start` on the built site, and returns its process and address once its pages can be read. */
async function startSite(
  variables: NodeJS.ProcessEnv,
): Promise<Readonly<{ started: ChildProcess; origin: string }>> {
  const port = await freePort()
  const started = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, PORT: String(port), SERVICE_DATA: dir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  site = started
  for await (const line of createInterface({ input: started.stdout })) if (line.startsWith('Serving')) break
  started.stdout.resume()
  return { started, origin: `http://localhost:${port}` }
}

test('pages are read before the service has started, and a form that is sent waits for it', async () => {
  const { origin } = await startSite({})
  const sent = fetch(new URL('/forms/reports', origin), { method: 'POST', body: 'no report' })
  const page = await fetch(new URL('/nl/', origin))
  expect(await page.text()).toContain('<html lang="nl-BE"')
  // The answer of the service: the server of the pages would refuse the method.
  expect((await sent).status).toBe(400)
})

test('npm start ends with a sentence where a setting is wrong', async () => {
  const { started } = await startSite({ FORMS_CAPTCHA: 'perhaps' })
  let said = ''
  started.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(started, 'exit')
  expect(code).toBe(1)
  expect(said).toContain('FORMS_CAPTCHA')
})
