import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { toRow } from './record-rows.ts'

/** Stores a document that an owner handed in through the portal; imports leave it there. */
export async function keepHandedIn(db: Db, subject: string, document: OwnerDocument): Promise<void> {
  const key = { subject, kind: 'document', id: document.id, at: document.on } as const
  await db
    .insertInto('home_record')
    .values(toRow('owner', key, document))
    .execute()
}
