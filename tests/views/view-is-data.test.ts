import { expect, test } from 'vitest'
import { loadSite } from '#site'
import { changedParts, digestView } from '#scripts/build/pages/page-index.ts'
import { pagePaths, viewPageAt } from '#views/shown-page.ts'

// The build digests views as JSON: a Map or a function in one would change unseen, and leave an old page.
test('the view of every Dutch page is data that JSON holds whole', async () => {
  const site = await loadSite()
  // A page in another language has the same view in other words.
  const paths = pagePaths(site.routes).filter((path) => /^\/(?:nl\/|$)/.test(path))
  expect(paths.length).toBeGreaterThan(600)
  for (const path of paths) {
    const { view } = viewPageAt(site, path)
    expect({ path, view: JSON.parse(JSON.stringify(view)) }).toEqual({ path, view })
  }
})

test('the same view has the same digests, and another one says which part is another', () => {
  const view = { view: { price: '€ 1', facts: ['a'] }, shell: { head: { title: 't' } } }
  expect(digestView(structuredClone(view))).toEqual(digestView(view))
  const changed = digestView({ ...view, view: { ...view.view, price: '€ 2' } })
  expect(changedParts(digestView(view), changed)).toEqual(['view.price'])
  const without = digestView({ ...view, view: { ...view.view, price: undefined } })
  expect(changedParts(digestView(view), without)).toEqual(['view.price'])
})
