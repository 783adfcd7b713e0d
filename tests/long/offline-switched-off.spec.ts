import { createServer, type Server } from 'node:http'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bundleWorkers } from '#scripts/build/pages/bundle-workers.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

test.use({ serviceWorkers: 'allow' })

let server: Server
let origin: string
/** The content of `sw.js` once the offline copy is switched off. */
let uninstallWorker: string | undefined

// The built site at its own address, where `sw.js` is replaced during the test.
test.beforeAll(async () => {
  const report: Readonly<{ out: string }> = JSON.parse(await readFile('.cache/build-report.json', 'utf8'))
  const site = await createStaticServer(report.out)
  server = createServer((request, response) => {
    if (uninstallWorker === undefined || request.url !== '/sw.js')
      return void site.emit('request', request, response)
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      .end(uninstallWorker)
  })
  origin = `http://localhost:${await listen(server, 0)}`
})

test.afterAll(() => void server.close().closeAllConnections())

test('a site without offline copy removes the service worker and its caches', async ({ page }) => {
  const state = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await page.goto(`${origin}/nl/`)
  await expect.poll(async () => (await state()).every((count) => count > 0)).toBe(true)
  const dir = await mkdtemp(join(tmpdir(), 'workers-'))
  await bundleWorkers(dir)
  uninstallWorker = await readFile(join(dir, 'uninstall.js'), 'utf8')
  // Browsers do this on the next visit.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(state).toEqual([0, 0])
})

test('a page without offline copy registers no service worker', async ({ page }) => {
  await page.route('**/nl/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('<html ', '<html data-offline="off" '),
    })
  })
  await page.goto(`${origin}/nl/`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
