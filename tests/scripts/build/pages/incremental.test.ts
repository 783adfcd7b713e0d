import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
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
  site = await copyDemo(25, ['nl', 'fr'])
  await buildInto(site, 'site')
}, 10 * minutes)
afterAll(() => rm(site.root, { recursive: true, force: true }))

test('nothing is rendered where nothing has changed', { timeout: 2 * minutes }, async () => {
  expect(await buildInto(site, 'site')).toContain('every page was kept')
})

// Two hundred edits of the whole demo, beside clean builds: tests/long/incremental.test.ts.
test(
  'after 20 random edits, with a page changed by hand, the site is that of a build that may trust no earlier page, and says why',
  { timeout: 10 * minutes },
  async () => {
    const random = createRandom(21)
    const made: string[] = []
    for (let edit = 0; edit < 20; edit += 1) made.push(await editSite(site, random))
    await appendFile(join(site.root, 'site/nl/index.html'), '<p>changed by hand</p>')
    const printed = await buildInto(site, 'site', '--explain', '/nl/te-koop/')
    expect(printed).toMatch(/\d rendered: /)
    expect(printed).toContain('/nl/te-koop/ was ')
    // An index that cannot be read, beside a page that is none of the site.
    await cp(join(site.root, 'site'), join(site.root, 'whole'), { recursive: true })
    await writeFile(join(site.root, 'whole/nl/stray.html'), 'stray')
    await mkdir(join(site.root, 'whole-report'))
    await writeFile(join(site.root, 'whole-report/pages.json'), '{"pages":')
    await writeFile(join(site.root, 'whole-report/build-state.json'), '')
    expect(await buildInto(site, 'whole')).toContain('(it is new)')
    expect({ made, differing: await differences(site.root, 'site', 'whole') }).toEqual({
      made,
      differing: [],
    })
  },
)
