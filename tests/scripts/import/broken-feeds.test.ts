import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormatName } from '#data/adapter/adapters.ts'
import { importFormat } from '#scripts/import/import-format.ts'
import type { Problem } from '#domain/site/problem.ts'
import { breaks, losses, strays } from '#tests/support/feeds/breaks.ts'
import { feeds } from '#tests/support/feeds/feeds.ts'
import { idAt, ids, listings, withOne } from '#tests/support/feeds/listings.ts'

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

describe.each(Object.entries(feeds))('%s', (format, { write, files }) => {
  const good = write(listings)
  const isJson = format === 'omnicasa' || format === 'whise'

  /** Runs the command, and returns its exit code and report. */
  async function runImport(bytes: string | Uint8Array) {
    const path = join(dir, 'feed')
    await writeFile(path, bytes)
    const print = vi.spyOn(console, 'log').mockReturnValue()
    const flags = new Set(['json'])
    const values = new Map([
      ['data', dir],
      ['now', '2026-11-20'],
    ])
    const text = (name: string) => values.get(name)
    const input = { argument: path, text, has: (name: string) => flags.has(name) }
    const code = await importFormat(format as FormatName).run(input, path)
    const report: Readonly<{ isWritten: boolean; problems: readonly Problem[] }> = JSON.parse(
      String(print.mock.lastCall?.[0]),
    )
    await rm(path)
    return { code, report }
  }

  const readAll = async () =>
    Promise.all(
      (await readdir(dir)).toSorted().map(async (name) => [name, await readFile(join(dir, name), 'hex')]),
    )

  beforeEach(async () => {
    for (const [file, value] of Object.entries(files)) await writeFile(join(dir, file), JSON.stringify(value))
    const { code, report } = await runImport(good)
    if (code !== 0) throw new Error(`the feed is not good: ${JSON.stringify(report.problems)}`)
  })

  test('control: a good feed is written', async () => {
    expect(await runImport(good)).toMatchObject({ code: 0, report: { isWritten: true } })
    expect(JSON.parse(await readFile(join(dir, 'properties.json'), 'utf8'))).toHaveLength(ids.length)
  })

  /** Imports a broken feed and returns the errors, after it was seen that no byte has changed. */
  async function refused(feed: string | Uint8Array, before: unknown): Promise<readonly Problem[]> {
    const { code, report } = await runImport(feed)
    expect({ code, isWritten: report.isWritten }).toEqual({ code: 1, isWritten: false })
    expect(await readAll()).toEqual(before)
    const errors = report.problems.filter(({ severity }) => severity === 'error')
    expect(errors.length).toBeGreaterThan(0)
    for (const { file, message, expected, remedy } of errors)
      expect([file, message, expected, remedy].every(Boolean)).toBe(true)
    return errors
  }

  test.each(isJson ? [...breaks, ...losses, strays] : [...breaks, ...losses])(
    '%s: nothing is written, and the refusal names it',
    async (_, broken) => {
      const before = await readAll()
      await fc.assert(
        fc.asyncProperty(broken, async ({ feed, named }) => {
          const errors = await refused(write(feed), before)
          expect(errors).toContainEqual(expect.objectContaining(named))
        }),
        { numRuns: 3, seed: 2026 },
      )
    },
  )

  test('a text that shuts people out keeps its own listing back, and the others are written', async () => {
    const unlawful = withOne(3, { DescriptionA: 'Ruime woning. Geen OCMW.' })
    const { code, report } = await runImport(write(unlawful))
    expect({ code, isWritten: report.isWritten }).toEqual({ code: 0, isWritten: true })
    const written: readonly unknown[] = JSON.parse(await readFile(join(dir, 'properties.json'), 'utf8'))
    expect(written).toHaveLength(ids.length - 1)
    expect(report.problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', record: idAt(3), field: 'DescriptionA' }),
    )
  })

  const length = good.length
  const cut = fc.integer({ min: 1, max: length - 1 }).map((end) => good.slice(0, end))
  /** Damaged as a whole: a null byte, an HTML page, another root, nested without end, no UTF-8; cut off where that shows. */
  const damaged = fc.oneof(
    fc.integer({ min: 0, max: length }).map((byte) => `${good.slice(0, byte)}\0${good.slice(byte)}`),
    fc.integer({ min: 1, max: 200 }).map((spaces) => `${' '.repeat(spaces)}${page}`),
    fc.constantFrom('null', '7', '"text"', 'true', '', ' \n'),
    fc.integer({ min: 31, max: 60 }).map((depth) => (isJson ? '[' : '<a>').repeat(depth)),
    ...(format === 'csv'
      ? []
      : [
          cut,
          fc
            .integer({ min: 0, max: length })
            .map((byte) =>
              Uint8Array.of(...Buffer.from(good.slice(0, byte)), 0xff, ...Buffer.from(good.slice(byte))),
            ),
        ]),
  )

  test('a damaged feed changes no byte and says why', async () => {
    const before = await readAll()
    await fc.assert(
      fc.asyncProperty(damaged, async (feed) => void (await refused(feed, before))),
      { numRuns: 20, seed: 2026 },
    )
  }, 30_000)

  test.each([
    ['Price', -389_000],
    ['Price', 9e15],
    ['Price', 'op aanvraag bij ons'],
    ['City', 'Verzonnendorp'],
  ] as const)('a %s of %s costs no listing: it is warned of, and not shown', async (field, value) => {
    const { code, report } = await runImport(write(withOne(3, { [field]: value })))
    expect(code).toBe(0)
    expect(report.problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', record: idAt(3), field, expected: expect.any(String) }),
    )
  })
})
