import { join } from 'node:path'
import type { PlainDate } from '#domain/values/measure.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { type Example, exampleRecords } from './example-records.ts'

/** Writes the example's records for owners, and the documents in them, to a directory; returns both. */
export async function writeExampleFiles(dir: string, today: PlainDate): Promise<Example> {
  const example = exampleRecords(today)
  for (const [name, list] of Object.entries(example.records)) {
    const lines = list.map((record) => JSON.stringify(record)).join(',\n')
    await writeWhole(join(dir, `${name}.json`), `[\n${lines}\n]\n`)
  }
  for (const { name, content } of example.documents) await writeWhole(join(dir, 'documents', name), content)
  return example
}
