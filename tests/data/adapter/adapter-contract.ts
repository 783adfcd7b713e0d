import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Adapter } from '#data/adapter/adapter.ts'
import { type Import, importExport, type ImportOptions } from '#data/adapter/import-export.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** The day on which exports are imported in tests. */
const now = '2026-11-20' as PlainDate

/** Imports a text into a data directory with some files. */
export async function importText(
  read: Adapter,
  text: string | Uint8Array,
  files: Readonly<Record<string, unknown>> = {},
  options: Partial<ImportOptions> = {},
): Promise<Import> {
  const dir = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    for (const [file, value] of Object.entries(files)) await writeFile(join(dir, file), JSON.stringify(value))
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    return await importExport(read, { file: 'export', bytes }, createDataSource(dir, createProblemLog()), {
      now,
      quarantine: false,
      allowShrink: false,
      ...options,
    })
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** The records of an import, by file. */
export function recordsOf({ files }: Import, file = 'properties.json') {
  return files.find((written) => written.file === file)?.records ?? []
}

/**
 * What every adapter promises, tested with one good export of its format.
 * @param files configuration that the format needs in the data directory
 * @param isWhole whether the format shows that an export was cut off; a table does not
 */
export function testContract(
  read: Adapter,
  good: string,
  { files = {}, isWhole = true }: { files?: Readonly<Record<string, unknown>>; isWhole?: boolean } = {},
): void {
  let imported: Import
  beforeAll(async () => {
    imported = await importText(read, good, files)
  })

  test('a good export is accepted, and the same one again changes nothing', async () => {
    expect(imported.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(imported.isRefused).toBe(false)
    expect(recordsOf(imported).length).toBeGreaterThan(0)
    const before = Object.fromEntries(imported.files.map(({ file, records }) => [file, records]))
    const again = await importText(read, good, { ...files, ...before })
    for (const { changes } of again.files) expect(changes).toMatchObject({ added: [], changed: [], gone: [] })
  })

  async function expectRefused(text: string | Uint8Array): Promise<void> {
    const { isRefused, problems } = await importText(read, text, files)
    expect(isRefused).toBe(true)
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.length).toBeGreaterThan(0)
    for (const { file, message, expected, remedy } of errors)
      expect([file, message, expected, remedy].filter((part) => part === undefined || part === '')).toEqual(
        [],
      )
  }

  test('an empty file is refused', async () => {
    for (const text of ['', ' \n']) await expectRefused(text)
  })

  test('bytes that are no text are refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) =>
        expectRefused(Uint8Array.of(0xff, 0xd8, 0, ...bytes)),
      ),
      { numRuns: 20 },
    )
  })

  if (!isWhole) return

  test('an export that was cut off anywhere is refused', async () => {
    const length = good.trimEnd().length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: length - 1 }), async (at) =>
        expectRefused(good.slice(0, at)),
      ),
      { numRuns: 30 },
    )
  })
}
