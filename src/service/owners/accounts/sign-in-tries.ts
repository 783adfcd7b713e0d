import { sql } from 'kysely'
import type { Database } from '#service/kit/database/open-database.ts'

/** Wrong passwords after which an account waits, and for how long in milliseconds. */
const maxTries = 5
const period = 15 * 60_000

/** Whose tries are counted: an account, sealed, from a browser that signed in to it before or from any other ones (`''`). */
export type TryKey = Readonly<{ account: string; browser: string }>

/**
 * Counts a try to sign in, before the password is looked at; returns whether it may be.
 *
 * Counting by network address alone would let many addresses try one account. A browser that signed in before is counted for
 * itself, so that strangers cannot lock an owner out.
 */
export async function countTry({ db }: Database, key: TryKey, now: number): Promise<boolean> {
  const { tries } = await db
    .insertInto('sign_in_try')
    .values({ ...key, tries: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'browser']).doUpdateSet((eb) => {
        const isOver = eb('sign_in_try.since', '<=', now - period)
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(1)
            .else(sql<number>`sign_in_try.tries + 1`)
            .end(),
          since: eb.case().when(isOver).then(now).else(eb.ref('sign_in_try.since')).end(),
        }
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries <= maxTries
}

/** Forgets the tries of a browser that got in, or all of an account whose owner opened a mailed link. */
export async function forgetTries(
  { db }: Database,
  { account, browser }: Readonly<{ account: string; browser?: string }>,
): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('account', '=', account)
    .$if(browser !== undefined, (rows) => rows.where('browser', '=', browser ?? ''))
    .execute()
}

/** Deletes tries that count no more. */
export async function purgeTries({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('since', '<=', now - period)
    .execute()
}
