import type { OwnerRecords } from '#domain/owners/owner-records.ts'
import { type HomeRecordKind, recordKinds } from '#service/kit/database/owner-tables.ts'
import { giveHomes } from '#service/owners/accounts/give-homes.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { noteOwnerNews } from '#service/owners/records/note-news.ts'
import { type Difference, differenceOf } from './difference.ts'
import { toComparable, toRows } from './record-rows.ts'
import {
  readKeys,
  readOwnerKeys,
  toKeyed,
  toKeyedOwner,
  writeComparable,
  writeHomes,
  writeOwners,
} from './write-records.ts'

/** What an import changed of a kind of records, by the homes that they are about: one name for each record. */
export type KindReport = Readonly<{
  kind: HomeRecordKind | 'owner'
  added: readonly string[]
  changed: readonly string[]
  gone: readonly string[]
  unchanged: number
}>

/**
 * Makes the tables say what the CRM says, in one transaction: records that it no longer has are deleted, what an owner
 * handed in stays. The same records a second time change nothing. New viewings and offers are noted to be mailed to the owners.
 * @returns what changed, by kind; with `isDryRun` what would change
 */
export async function storeOwnerRecords(
  db: Db,
  { owners, homes }: OwnerRecords,
  { isDryRun = false, now = Date.now() }: Readonly<{ isDryRun?: boolean; now?: number }> = {},
): Promise<readonly KindReport[]> {
  const rows = homes.flatMap(toRows).map(toKeyed)
  return await db.transaction().execute(async (transaction) => {
    const before = await readKeys(transaction)
    const records = differenceOf(before, rows)
    const people = differenceOf(await readOwnerKeys(transaction), owners.map(toKeyedOwner))
    if (!isDryRun) {
      await writeHomes(transaction, records)
      await writeOwners(transaction, people)
      await writeComparable(transaction, homes.flatMap(toComparable))
      await giveHomes(transaction, owners)
      // To a portal that has just begun everything is new.
      if (before.length > 0) await noteOwnerNews(transaction, records.added, now)
    }
    const byKind = recordKinds.map((kind) =>
      report(kind, records, (row) => (row.kind === kind ? [row.subject] : [])),
    )
    return [report('owner', people, ({ subjects }) => subjects.slice(0, 1)), ...byKind]
  })
}

function report<T>(
  kind: KindReport['kind'],
  { added, changed, gone, unchanged }: Difference<T, T>,
  homesOf: (value: T) => readonly string[],
): KindReport {
  return {
    kind,
    added: added.flatMap(homesOf),
    changed: changed.flatMap(homesOf),
    gone: gone.flatMap(homesOf),
    unchanged: unchanged.flatMap(homesOf).length,
  }
}
