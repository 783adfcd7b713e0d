import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adapters } from '#data/adapter/adapters.ts'
import { importFormat } from '#scripts/import/import-format.ts'

const ids = [2401, 2402, 2403, 2404, 2405, 2406]
const omnicasa = (chosen: readonly number[]) =>
  JSON.stringify(
    chosen.map((ID) => ({ ID, Goal: 0, Status: 1, MainTypeName: 'Villa', City: 'BERLARE', Price: 389000 })),
  )
const whise = (chosen: readonly number[]) =>
  JSON.stringify({
    estates: chosen.map((id) => ({
      id,
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      category: { id: 1 },
      city: 'BERLARE',
      price: 389000,
    })),
    totalCount: chosen.length,
  })
const formats = { omnicasa, whise } as const

/** What a gateway answers in place of a feed. */
const page = '<!doctype html><html><title>502 Bad Gateway</title><h1>Bad Gateway</h1></html>'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'broken-feed-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

describe.each(Object.entries(formats))('%s', (format, write) => {
  const good = write(ids)

  /** Runs the command, and returns its exit code and report. */
  async function runImport(bytes: string | Uint8Array) {
    const path = join(dir, 'feed')
    await writeFile(path, bytes)
    const { about, read } = adapters[format as keyof typeof formats]
    const print = vi.spyOn(console, 'log').mockReturnValue()
    const flags = new Set(['json'])
    const values = new Map([
      ['data', dir],
      ['now', '2026-11-20'],
    ])
    const input = { text: (name: string) => values.get(name), has: (name: string) => flags.has(name) }
    const code = await importFormat(about, read).run(input, path)
    const report = JSON.parse(String(print.mock.lastCall?.[0]))
    await rm(path)
    return { code, report }
  }

  const readAll = async () =>
    Promise.all(
      (await readdir(dir)).toSorted().map(async (name) => [name, await readFile(join(dir, name), 'hex')]),
    )

  /** Cut off, a null byte, an HTML page, shrunken by a third or more, another root, nested without end, no UTF-8. */
  const broken = fc.oneof(
    fc.integer({ min: 1, max: good.length - 1 }).map((at) => good.slice(0, at)),
    fc.integer({ min: 0, max: good.length }).map((at) => `${good.slice(0, at)}\0${good.slice(at)}`),
    fc.integer({ min: 1, max: 200 }).map((spaces) => `${' '.repeat(spaces)}${page}`),
    fc.subarray(ids, { maxLength: 4 }).map(write),
    fc.constantFrom('null', '7', '"text"', 'true'),
    fc.integer({ min: 1, max: 60 }).map((depth) => '['.repeat(depth)),
    fc
      .integer({ min: 0, max: good.length })
      .map((at) => Uint8Array.of(...Buffer.from(good.slice(0, at)), 0xff, ...Buffer.from(good.slice(at)))),
  )

  test('a whole feed is written, and a broken one changes no byte and says why', async () => {
    expect(await runImport(good)).toMatchObject({ code: 0, report: { isWritten: true } })
    const before = await readAll()
    await fc.assert(
      fc.asyncProperty(broken, async (feed) => {
        const { code, report } = await runImport(feed)
        expect({ code, isWritten: report.isWritten }).toEqual({ code: 1, isWritten: false })
        expect(await readAll()).toEqual(before)
        const errors = report.problems.filter((problem: { severity: string }) => problem.severity === 'error')
        expect(errors.length).toBeGreaterThan(0)
        for (const { file, message, expected, remedy } of errors)
          expect([file, message, expected, remedy].every(Boolean)).toBe(true)
      }),
      { numRuns: 500, seed: 2026 },
    )
  }, 30_000)
})
