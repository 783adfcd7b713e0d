import { tmpdir } from 'node:os'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** The day on which estates are read. */
const now = '2026-11-20' as PlainDate

/** Reads estates as an answer of `estates/list`, and returns what the adapter makes of them, with its problems. */
export async function readEstates(estates: readonly unknown[], read = readWhise) {
  const { problems, ...log } = createProblemLog()
  const bytes = new TextEncoder().encode(JSON.stringify({ estates, totalCount: estates.length }))
  const found = await read({ file: 'export', bytes }, createDataSource(tmpdir(), { ...log, problems }), now)
  return { ...found, problems }
}
