import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imports } from '#scripts/import.ts'
import { runCommandHere } from '#tests/support/run-command.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-'))
})
afterEach(async () => rm(dir, { recursive: true }))

const home = {
  ID: 2417,
  Goal: 0,
  Status: 1,
  WebID: 1,
  Zip: '9290',
  City: 'BERLARE',
  CountryID: 10,
  Price: 389000,
  PublishAddress: 1,
  PublishPrice: 1,
}

async function run(
  ...args: readonly string[]
): Promise<readonly [code: number, out: string, errors: string]> {
  const { code, out, errors } = await runCommandHere(imports, args)
  return [code, out, errors]
}

async function runOn(records: unknown, ...options: readonly string[]) {
  await writeFile(join(dir, 'export.json'), JSON.stringify(records))
  return run('omnicasa', join(dir, 'export.json'), '--data', dir, '--now', '2026-11-20', ...options)
}

const written = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(dir, 'properties.json'), 'utf8').catch(() => 'null'))

test('an export is written, one record per line, and reported', async () => {
  const [code, out] = await runOn([home, { ...home, ID: 2418, Secret: 1 }])
  expect(code).toBe(0)
  expect(out).toContain('new       2: 2417, 2418')
  expect(out).toContain('Fields without a place in the records: 1\n  Secret (1)')
  expect(await written()).toEqual([home, { ...home, ID: 2418 }])
  expect((await readFile(join(dir, 'properties.json'), 'utf8')).split('\n')).toHaveLength(5)
})

test('every field without a place is named, those of one element in a line', async () => {
  const strange = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`extra/field${index}`, index]))
  const [, out] = await runOn([{ ...home, ...strange, Note: 'x' }])
  for (const index of [0, 25, 59]) expect(out).toContain(`field${index} (1)`)
  expect(out).toMatch(/records: 61\n {2}extra: field/)
})

test('a dry run writes nothing', async () => {
  const [code, out] = await runOn([home], '--dry-run')
  expect(code).toBe(0)
  expect(out).toContain('this was a dry run')
  expect(await written()).toBeNull()
})

test('a broken export exits with 1, and what was there stays', async () => {
  await runOn([home])
  const [code, out] = await runOn([{ ...home, Goal: 'perhaps' }], '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    isWritten: false,
    isRefused: true,
    problems: [
      {
        severity: 'error',
        file: 'export.json',
        message: 'no properties that can be published',
        received: '"1 read, 1 errors"',
      },
      { severity: 'error', file: 'properties.json', record: '2417', field: 'Goal' },
    ],
  })
  expect(await written()).toEqual([home])
})

test('an unknown format, a file that is not there and a day that is none are named', async () => {
  expect(await run('excel', 'x')).toMatchObject([2, '', expect.stringContaining('there is no "excel"')])
  const [code, , errors] = await run('omnicasa', join(dir, 'none.json'), '--data', dir)
  expect([code, errors]).toMatchObject([1, expect.stringContaining('there is no such file')])
  const [wrong, , message] = await runOn([home], '--now', 'soon')
  expect([wrong, message]).toMatchObject([1, expect.stringContaining('expected a date')])
})
