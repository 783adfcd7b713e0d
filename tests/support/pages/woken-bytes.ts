import { expect, type Page, test } from '@playwright/test'
import { hydratedScriptBudget, ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import { weighScripts } from './weigh-scripts.ts'

/** Checks that what a visitor does loads an island, and no more script than a page with one may load. */
export async function expectWokenBytes(page: Page, wake: () => Promise<void>): Promise<void> {
  const { total, said } = await scriptsOf(page, wake)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
  // Less than React alone means that the island was not hydrated.
  expect(total, 'not hydrated').toBeGreaterThan(50_000)
  expect(total, said).toBeLessThanOrEqual(hydratedScriptBudget)
}

/** Checks that a page at rest loads no more than its own small script. */
export async function expectRestingBytes(page: Page, open: () => Promise<void>): Promise<void> {
  const { total, said } = await scriptsOf(page, open)
  test.info().annotations.push({ type: 'bytes at rest', description: String(total) })
  expect(total, said).toBeLessThanOrEqual(ownScriptBudget)
}

/** Returns the brotli bytes of the script files that a page loads until it is idle. */
async function scriptsOf(
  page: Page,
  run: () => Promise<void>,
): Promise<Readonly<{ total: number; said: string }>> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await run()
  await page.waitForLoadState('networkidle')
  const files = [...(await weighScripts(scripts))]
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  return { total, said: `${total} bytes: ${files.join(' ')}` }
}
