import type { SettingName } from '#service/kit/database/settings-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'

type Named = Readonly<{ name: SettingName; office: string }>

/** What is set of an office: `value` undefined gives it back to the site; `version` is the one that was seen, 0 for none. */
export type Setting = Named & Readonly<{ value?: object; version: number }>

/** Returns how often something of an office was changed at the desk. */
export async function versionOf(db: Db, { name, office }: Named): Promise<number> {
  const rows = db.selectFrom('desk_setting').select('version').where('name', '=', name)
  return (await rows.where('office', '=', office).executeTakeFirst())?.version ?? 0
}

/** Stores what is set of an office; returns whether it was: not when somebody else changed it meanwhile. */
export async function saveSetting(db: Db, { name, office, value, version }: Setting): Promise<boolean> {
  const row = { value: value === undefined ? null : JSON.stringify(value), version: version + 1 }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('desk_setting')
    .values({ name, office, ...row })
    .onConflict((conflict) =>
      conflict.columns(['name', 'office']).doUpdateSet(row).where('desk_setting.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
