import { tmpdir } from 'node:os'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** An estate that is for sale, and may be shown. */
export const estate = {
  id: 1,
  status: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  city: 'Lokeren',
  zip: '9160',
  price: 250_000,
  displayPrice: true,
  displayAddress: true,
  updateDateTime: '2026-05-06T09:14:35.43',
}

/** The day on which estates are read. */
const now = '2026-11-20' as PlainDate

/** Reads estates as an answer of `estates/list`, and returns what the adapter makes of them, with its problems. */
export async function readEstates(estates: readonly unknown[], read = readWhise) {
  const { problems, ...log } = createProblemLog()
  const bytes = new TextEncoder().encode(JSON.stringify({ estates, totalCount: estates.length }))
  const found = await read({ file: 'export', bytes }, createDataSource(tmpdir(), { ...log, problems }), now)
  return { ...found, problems }
}
