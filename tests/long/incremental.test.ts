import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createRandom } from '#scripts/kit/random.ts'
import { copyProject, patchFile } from '#tests/support/sites/copy-project.ts'
import { buildInto, copyDemo, differences } from '#tests/support/sites/incremental-site.ts'
import { editSite } from '#tests/support/sites/random-edits.ts'

const minutes = 60_000
const run = promisify(execFile)

test(
  'the whole demo after each 20 of 100 random edits is that of a clean build',
  { timeout: 60 * minutes },
  async () => {
    const site = await copyDemo(1)
    const random = createRandom(100)
    for (let round = 0; round < 5; round += 1) {
      const made: string[] = []
      for (let edit = 0; edit < 20; edit += 1) {
        made.push(await editSite(site, random))
        // Builds between the comparisons: a page that goes wrong in one must not stay so.
        if (edit % 5 === 4) await buildInto(site, 'site')
      }
      await rm(join(site.root, 'clean'), { recursive: true, force: true })
      await buildInto(site, 'clean', '--clean')
      const differing = await differences(site.root, 'site', 'clean')
      expect({ made, differing }).toEqual({ made, differing: [] })
    }
    await rm(site.root, { recursive: true, force: true })
  },
)

test('a changed template or style renders again what it draws', { timeout: 20 * minutes }, async () => {
  const root = await copyProject('incremental-code')
  const build = async (out: string, ...flags: readonly string[]): Promise<string> => {
    const args = [
      'scripts/build.ts',
      '--out',
      out,
      '--report',
      `${out}-report`,
      '--now',
      '2026-11-20',
      ...flags,
    ]
    const env = {
      ...process.env,
      SITE_PICTURES: join(process.cwd(), '.cache/pictures'),
      NODE_ENV: 'production',
    }
    const { stdout } = await run(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 })
    return stdout
  }
  await build('site')
  await patchFile(join(root, 'src/components/shell/SkipLink.astro'), [
    ['class="', 'data-changed="yes" class="'],
  ])
  await patchFile(join(root, 'src/styles/editorial/article.css'), [['}', '  --changed: 1;\n}']])
  expect(await build('site', '--explain', '/nl/')).toContain('the templates, styles or scripts have changed')
  await build('clean', '--clean')
  expect(await differences(root, 'site', 'clean')).toEqual([])
  await rm(root, { recursive: true, force: true })
})
