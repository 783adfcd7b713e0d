import { tmpdir } from 'node:os'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

/** Reads estates as an answer of `estates/list`, and returns what the adapter makes of them, with its problems. */
export async function readEstates(estates: readonly unknown[], read = readWhise) {
  const { problems, ...log } = createProblemLog()
  const bytes = new TextEncoder().encode(JSON.stringify({ estates, totalCount: estates.length }))
  const found = await read({ file: 'export', bytes }, createDataSource(tmpdir(), { ...log, problems }))
  return { ...found, problems }
}
