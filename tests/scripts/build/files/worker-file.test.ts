import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { completeWorker } from '#scripts/build/files/worker-file.ts'
import { bundleWorkers } from '#scripts/build/pages/bundle-workers.ts'

const settings = {
  version: '0123abcd',
  style: '/_astro/offline-note.0.css',
  cachedKinds: ['property'],
  languages: { nl: { page: '/nl/offline/', lang: 'nl-BE', note: ['Zoals op ', '.'] as const } },
  fallback: 'nl',
}

const dir = await mkdtemp(join(tmpdir(), 'workers-'))
await bundleWorkers(dir)
const codeOf = (name: string): Promise<string> => readFile(join(dir, `${name}.js`), 'utf8')

test("the worker is one small script with the site's settings", async () => {
  const code = completeWorker(await codeOf('worker'), settings)
  expect(code).toContain('/nl/offline/')
  expect(code).not.toMatch(/^import /m)
  expect(brotliBytes(code)).toBeLessThan(2560)
})

test('the uninstalling worker caches nothing', async () => {
  const code = await codeOf('uninstall')
  expect(code).toContain('unregister')
  expect(code).not.toMatch(/fetch|\.put\(/)
})
