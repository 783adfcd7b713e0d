import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import type { Database } from '#service/kit/database/open-database.ts'

/** Stores a member of staff, who has the ID as name. */
export async function hire(
  { db }: Database,
  id: string,
  { office = 'berlare', role = 'agent' }: Readonly<{ office?: string; role?: StaffRole }> = {},
): Promise<void> {
  const stamp = new Date(0).toISOString()
  const person = { id, name: id, email: `${id}@kantoor.example`, locale: 'nl', invited_at: 0 } as const
  await db
    .insertInto('owner')
    .values({ ...person, created_at: stamp, updated_at: stamp })
    .execute()
  await db.insertInto('staff').values({ account: id, role, office, active: 1, invited_at: 0 }).execute()
}
