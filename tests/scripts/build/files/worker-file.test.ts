import { expect, test } from 'vitest'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { bundleWorker } from '#scripts/build/files/worker-file.ts'

const settings = {
  version: '0123abcd',
  style: '/_astro/offline-note.0.css',
  cachedKinds: ['property'],
  languages: { nl: { page: '/nl/offline/', lang: 'nl-BE', note: 'Zoals op {{when}}.' } },
  fallback: 'nl',
}

test("the worker is one small script with the site's settings", async () => {
  const code = await bundleWorker('worker', settings)
  expect(code).toContain('/nl/offline/')
  expect(code).not.toMatch(/workerSettings|^import /m)
  expect(brotliBytes(code)).toBeLessThan(2048)
})

test('the uninstalling worker caches nothing', async () => {
  const code = await bundleWorker('uninstall', settings)
  expect(code).toContain('unregister')
  expect(code).not.toMatch(/fetch|\.put\(/)
})
