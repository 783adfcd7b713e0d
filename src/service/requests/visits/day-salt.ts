import { randomBytes } from 'node:crypto'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Bytes of the salt of a day. */
const saltBytes = 32

/** Returns the salt of a day, the same one in all processes of a database; whoever asks first makes it. */
export async function readSalt(db: Db, day: PlainDate): Promise<Uint8Array> {
  await db
    .insertInto('visit_salt')
    .values({ day, salt: randomBytes(saltBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('visit_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}
