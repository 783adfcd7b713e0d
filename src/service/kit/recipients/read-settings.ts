import type { Db } from '#service/kit/database/tables.ts'
import type { DeskSettings, OfficeSettings } from './desk-settings.ts'

/** Reads all that is set at the desk. */
export async function readSettings(db: Db): Promise<DeskSettings> {
  const rows = await db.selectFrom('desk_setting').select(['office', 'name', 'value']).execute()
  const offices: Record<string, OfficeSettings> = {}
  for (const { office, name, value } of rows)
    if (value !== null) offices[office] = { ...offices[office], [name]: JSON.parse(value) }
  const staff = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['staff.account', 'staff.office', 'staff.role', 'owner.name', 'owner.email'])
    .where('staff.active', '=', 1)
    .orderBy('owner.name')
    .execute()
  return {
    offices,
    staff: staff.map(({ role, ...one }) => ({ ...one, isManager: role === 'manager' })),
    templates: await db.selectFrom('answer_template').selectAll().orderBy('name').execute(),
  }
}
