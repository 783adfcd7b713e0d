import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '#scripts/kit/random.ts'
import {
  buildInto,
  copyDemo,
  differences,
  type IncrementalSite,
} from '#tests/support/sites/incremental-site.ts'
import { editSite } from '#tests/support/sites/random-edits.ts'

const minutes = 60_000
let site: IncrementalSite

beforeAll(async () => {
  site = await copyDemo(25)
  await buildInto(site, 'site')
}, 10 * minutes)
afterAll(() => rm(site.root, { recursive: true, force: true }))

// Two hundred edits of the whole demo, and more comparisons: tests/long/incremental.test.ts.
test(
  'a site that was built after each ten of 20 random edits, and had a page changed by hand, is that of a clean build',
  { timeout: 10 * minutes },
  async () => {
    const random = createRandom(21)
    const made: string[] = []
    for (let round = 0; round < 2; round += 1) {
      for (let edit = 0; edit < 10; edit += 1) made.push(await editSite(site, random))
      await appendFile(join(site.root, 'site/nl/index.html'), '<p>changed by hand</p>')
      expect(await buildInto(site, 'site')).toMatch(/\d rendered: /)
    }
    await buildInto(site, 'clean', '--clean')
    expect({ made, differing: await differences(site.root, 'site', 'clean') }).toEqual({
      made,
      differing: [],
    })
  },
)

test('one new price renders the pages that show it, and says why', { timeout: 5 * minutes }, async () => {
  const file = join(site.dataDir, 'properties.json')
  const text = await readFile(file, 'utf8')
  const [, price = ''] = /"Goal":0[^}]*?"Status":1[^}]*?"Price":(\d+)/.exec(text) ?? []
  await writeFile(file, text.replace(`"Price":${price}`, `"Price":${Number(price) + 500}`))
  const printed = await buildInto(site, 'site', '--explain', '/nl/te-koop/')
  const { rendered, pages } = JSON.parse(
    await readFile(join(site.root, 'site-report/build-report.json'), 'utf8'),
  )
  expect(rendered).toBeGreaterThan(0)
  const all = Object.values<number>(pages).reduce((sum, count) => sum + count, 0)
  expect(rendered).toBeLessThan(all / 4)
  expect(printed).toContain('/nl/te-koop/ was ')
})

test('nothing is rendered where nothing has changed', { timeout: 2 * minutes }, async () => {
  expect(await buildInto(site, 'site')).toContain('every page was kept')
})

test('an index that cannot be read costs time, and nothing else', { timeout: 5 * minutes }, async () => {
  await cp(join(site.root, 'site'), join(site.root, 'before'), { recursive: true })
  await writeFile(join(site.root, 'site-report/pages.json'), '{"pages":')
  await writeFile(join(site.root, 'site-report/build-state.json'), '')
  expect(await buildInto(site, 'site')).toContain('(it is new)')
  expect(await differences(site.root, 'site', 'before')).toEqual([])
})
