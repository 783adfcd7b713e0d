/** Writes the demo agency's CRM records to data/: `node scripts/demo-agency/records/make-records.ts`. The same on every run. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDate } from '#data/cell/parse-date.ts'
import type { ListingHistory } from '#domain/listing/listing-history.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { makeHistories } from './make-history.ts'
import { makeListings, makeProperties } from './make-properties.ts'
import { makeProjects } from '#scripts/demo-agency/projects/make-projects.ts'
import type { CrmRecord } from './record.ts'

/** Returns a JSON list with one record per line. */
export function toLines(records: readonly CrmRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** Returns what the ledger knows of the demo's listings. */
export function makeLedgerListings(records: readonly CrmRecord[]): Readonly<Record<string, ListingHistory>> {
  const modified = new Map(
    records.flatMap(({ ID, ModifyDate }): readonly (readonly [number, PlainDate])[] => {
      const day = parseDate(String(ModifyDate))
      return day.kind === 'value' ? [[Number(ID), day.value]] : []
    }),
  )
  // the price of a sale against a life annuity is a lump sum, not what the home is worth
  const annuities = new Set(records.flatMap(({ ID, ViagerType }) => (ViagerType === undefined ? [] : [ID])))
  const listings = makeListings().facts.filter(({ id }) => !annuities.has(id))
  return makeHistories(listings, (id) => modified.get(id))
}

if (import.meta.main) {
  const dir = join(import.meta.dirname, '../../../data')
  const properties = makeProperties()
  writeFileSync(join(dir, 'properties.json'), toLines(properties))
  writeFileSync(join(dir, 'projects.json'), toLines(makeProjects()))
  const ledgerFile = join(dir, 'url-ledger.json')
  const { paths }: { paths: object } = JSON.parse(readFileSync(ledgerFile, 'utf8'))
  const ledger = { paths, listings: makeLedgerListings(properties) }
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, undefined, 1)}\n`)
}
