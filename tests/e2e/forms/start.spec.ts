import { expect, test } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#tests/support/sites/free-port.ts'

let dir: string
test.beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'))
})
test.afterEach(() => rm(dir, { recursive: true }))

/** Starts `npm start` on the built site, and returns it once its pages can be read. */
async function startSite(
  variables: NodeJS.ProcessEnv,
): Promise<Readonly<{ origin: string; site: ChildProcess }>> {
  const port = await freePort()
  const site = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, PORT: String(port), SERVICE_DATA: dir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for await (const line of createInterface({ input: site.stdout })) if (line.startsWith('Serving')) break
  site.stdout.resume()
  return { origin: `http://localhost:${port}`, site }
}

test('pages are read before the service has started, and a form that is sent waits for it', async () => {
  const { origin, site } = await startSite({})
  const sent = fetch(new URL('/forms/reports', origin), { method: 'POST', body: 'no report' })
  const page = await fetch(new URL('/nl/', origin))
  expect(await page.text()).toContain('<html lang="nl-BE"')
  // The answer of the service: the server of the pages would refuse the method.
  expect((await sent).status).toBe(400)
  site.kill()
  await once(site, 'exit')
})

test('a setting that is wrong ends it with a sentence', async () => {
  const { site } = await startSite({ FORMS_CAPTCHA: 'perhaps' })
  let said = ''
  site.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(site, 'exit')
  expect(code).toBe(1)
  expect(said).toContain('FORMS_CAPTCHA')
})
