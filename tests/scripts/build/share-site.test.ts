import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeSite, loadSite, shareSite, siteOptions } from '#site'

beforeEach(() => vi.resetModules())
afterEach(() => shareSite(undefined))

test('every copy of the module has the site that a build shares', async () => {
  const site = await composeSite(siteOptions({}))
  shareSite(site)
  const copy = await import('#site')
  expect(copy.loadSite).not.toBe(loadSite)
  expect(await copy.loadSite()).toBe(site)
  expect(await loadSite()).toBe(site)
})

test('without one a site is read, once', async () => {
  expect(await loadSite()).toBe(await loadSite())
})
