import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { findSilentCatches } from '#tests/support/readers/find-silent-catches.ts'

/** What runs on a server or at build time: a browser that refuses storage or is offline is told nothing, and works on. */
const dirs = ['src/service', 'src/data', 'src/contracts', 'src/i18n', 'src/text', 'scripts']

test('no error is swallowed without a reason, and none of a file is taken for its absence', async () => {
  const found: string[] = []
  for (const dir of dirs)
    for (const name of (await listFiles(dir)).filter((file) => /\.(?:tsx?|mjs)$/.test(file))) {
      const file = `${dir}/${name}`
      found.push(...findSilentCatches(file, await readFile(file, 'utf8')))
    }
  expect(found).toEqual([])
})

test.each([
  ['a list that is empty when a database fails', 'const days = await daysFor(office).catch(() => [])'],
  ['a catch with a name and nothing else', 'try { send() } catch (error) {}'],
  ['a catch that gives a constant', 'function read() { try { return parse() } catch { return undefined } }'],
  ['the second function of then', 'work.then(() => true, () => false)'],
  [
    'a file that cannot be read',
    "// Nobody needs it.\nconst text = await readFile(path, 'utf8').catch(() => '')",
  ],
])('%s is found', (_, code) => {
  expect(findSilentCatches('a.ts', code)).toHaveLength(1)
})

test.each([
  ['a file that may be missing', 'const text = await readFile(path).catch(absentAsUndefined)'],
  ['an error that is logged', 'await work().catch((error) => log.error({ error }))'],
  ['an error that is thrown again', 'try { work() } catch (error) { throw new Problem(error) }'],
  [
    'a reason beside it',
    'try { return JSON.parse(text) } catch { /* a stranger wrote it */ return undefined }',
  ],
])('%s is not', (_, code) => {
  expect(findSilentCatches('a.ts', code)).toEqual([])
})
