/** Writes the demo agency's CRM records to data/: `node scripts/demo/make-records.ts`. The same on every run. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeProperties } from './make-properties.ts'
import { makeProjects } from './make-projects.ts'
import type { CrmRecord } from './record.ts'

/** Returns a JSON list with one record per line. */
export function toLines(records: readonly CrmRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

if (import.meta.main) {
  const dir = join(import.meta.dirname, '../../data')
  writeFileSync(join(dir, 'properties.json'), toLines(makeProperties()))
  writeFileSync(join(dir, 'projects.json'), toLines(makeProjects()))
}
