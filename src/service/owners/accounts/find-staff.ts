import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Somebody who works for the agency; `office` is undefined for one who works for all. */
export type Staff = Readonly<{
  id: string
  name: string
  email: string
  role: StaffRole
  office?: string
}>

/** A member of staff in the list of all; one who may not sign in any more is not active. */
export type ListedStaff = Staff &
  Readonly<{
    isActive: boolean
    /** When they were last invited, and last signed in, in milliseconds since 1970. */
    invitedAt: number
    signedInAt?: number
  }>

/** Returns who works at the desk with an account; undefined for anybody else, and for those who did. */
export async function findStaff(db: Db, account: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['owner.id', 'owner.name', 'owner.email', 'staff.role', 'staff.office'])
    .where('staff.account', '=', account)
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, office: row.office ?? undefined }
}

/** Returns all members of staff, by name. */
export async function listStaff(db: Db): Promise<readonly ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['owner.id', 'owner.name', 'owner.email', 'staff.role', 'staff.office', 'staff.active'])
    .select(['staff.invited_at', 'owner.signed_in_at'])
    .orderBy('owner.name')
    .execute()
  return rows.map(({ office, active, invited_at, signed_in_at: at, ...staff }) => ({
    ...staff,
    office: office ?? undefined,
    isActive: active === 1,
    invitedAt: Number(invited_at),
    signedInAt: at === null ? undefined : Number(at),
  }))
}
