import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
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
  site = await copyDemo(8)
  await buildInto(site, 'site')
}, 10 * minutes)
afterAll(() => rm(site.root, { recursive: true, force: true }))

/** Builds into an empty directory, beside the site that was built on top of earlier ones. */
async function buildClean(): Promise<void> {
  await rm(join(site.root, 'clean'), { recursive: true, force: true })
  await buildInto(site, 'clean', '--clean')
}

const differFromClean = () => differences(site.root, 'site', 'clean')

// Two hundred edits of the whole demo: tests/long/incremental.test.ts.
test(
  'a site that was built after each ten of 20 random edits is the one of a clean build',
  { timeout: 10 * minutes },
  async () => {
    const random = createRandom(21)
    const made: string[] = []
    for (let round = 0; round < 2; round += 1) {
      for (let edit = 0; edit < 10; edit += 1) made.push(await editSite(site, random))
      const printed = await buildInto(site, 'site')
      await buildClean()
      expect({ made, differing: await differFromClean() }).toEqual({ made, differing: [] })
      expect(printed).toMatch(/\d rendered: /)
    }
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
  expect(rendered).toBeLessThan(pages.property / 2)
  expect(printed).toContain('/nl/te-koop/ was ')
  // The tests below change no record: they compare with this site, too.
  await buildClean()
  expect(await differFromClean()).toEqual([])
})

test('nothing is rendered where nothing has changed', { timeout: 2 * minutes }, async () => {
  expect(await buildInto(site, 'site')).toContain('every page was kept')
})

test('a page that another program changed is rendered again', { timeout: 5 * minutes }, async () => {
  await appendFile(join(site.root, 'site/nl/index.html'), '<p>changed by hand</p>')
  const printed = await buildInto(site, 'site', '--explain', '/nl/')
  expect(printed).toContain('/nl/ was rendered: its file is gone, or another program changed it')
  expect(await differFromClean()).toEqual([])
})

test('an index that cannot be read costs time, and nothing else', { timeout: 5 * minutes }, async () => {
  await writeFile(join(site.root, 'site-report/pages.json'), '{"pages":')
  await writeFile(join(site.root, 'site-report/build-state.json'), '')
  expect(await buildInto(site, 'site')).toContain('(it is new)')
  expect(await differFromClean()).toEqual([])
})
