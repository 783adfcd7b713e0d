import type { AnswerTemplate } from '#service/kit/database/settings-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'

/**
 * Stores an answer that lies ready in one language; its name and forms count in each. `version` is the one that was seen, 0 for
 * a new one. Returns whether it was stored: not when somebody else changed it meanwhile.
 */
export async function keepTemplate(db: Db, template: AnswerTemplate): Promise<boolean> {
  const { id, version, forms, name } = template
  const row = { ...template, version: version + 1 }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('answer_template')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['id', 'language']).doUpdateSet(row).where('answer_template.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db.updateTable('answer_template').set({ forms, name }).where('id', '=', id).execute()
  return true
}

/** Takes an answer away in a language, so that the product's own is as it was; returns whether that version was there. */
export async function dropTemplate(
  db: Db,
  { id, language, version }: Pick<AnswerTemplate, 'id' | 'language' | 'version'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('answer_template')
    .where('id', '=', id)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
