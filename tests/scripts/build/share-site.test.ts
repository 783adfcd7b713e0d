import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeSite, loadSite, shareSite, siteOptions } from '#site'

beforeEach(() => vi.resetModules())
afterEach(() => shareSite(undefined))

test('every copy of the module returns the shared site of the build', async () => {
  const site = await composeSite(siteOptions({}))
  shareSite(site)
  const copy = await import('#site')
  expect(copy.loadSite).not.toBe(loadSite)
  expect(await copy.loadSite()).toBe(site)
  expect(await loadSite()).toBe(site)
})

test('without a shared site it is loaded once', async () => {
  expect(await loadSite()).toBe(await loadSite())
})
