import type { Database } from '#service/kit/database/open-database.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Goal, PublishedList } from './publication.ts'

/** How many homes are new, and how many became cheaper. */
export type NotedNews = Readonly<{ added: number; cheaper: number }>

type Home = Readonly<{ goal: Goal; home: number; price: number }>

/** Milliseconds after which nobody waits for news any more. */
const forgottenAfter = 60 * 24 * 60 * 60 * 1000
/** Rows that are inserted at once: both engines take fewer than 32,768 values. */
const batch = 1000

/**
 * Compares the lists of a publication with what was published before, and notes what is new or cheaper. The first
 * publication is no news. A home that comes back, or a price that returns after it was hidden, is none either. Two
 * processes at once note everything once.
 */
export async function noteNews(
  { db }: Database,
  lists: readonly Pick<PublishedList, 'goal' | 'homes' | 'index'>[],
  now: number,
): Promise<NotedNews> {
  const published = lists.flatMap(homesOf)
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('published_home').selectAll().execute()
    const before = new Map(rows.map(({ goal, home, price }) => [`${goal} ${home}`, price]))
    const priceBefore = ({ goal, home }: Home): number | undefined => before.get(`${goal} ${home}`)
    const added = await addHomes(
      transaction,
      published.filter((home) => priceBefore(home) === undefined),
    )
    const news = rows.length === 0 ? [] : added.map((home) => ({ ...home, was: null }))
    const cheaper: (Home & Readonly<{ was: number }>)[] = []
    for (const home of published) {
      const was = priceBefore(home) ?? home.price
      if (home.price === 0 || home.price === was) continue
      const isChanged = await changePrice(transaction, home, was)
      if (isChanged && home.price < was) cheaper.push({ ...home, was })
    }
    const noted = [...news, ...cheaper].map(({ goal, home, was }) => ({
      goal,
      home,
      price_before: was,
      noted_at: now,
    }))
    for (const some of batches(noted)) await transaction.insertInto('home_news').values(some).execute()
    await transaction
      .deleteFrom('home_news')
      .where('noted_at', '<', now - forgottenAfter)
      .execute()
    return { added: news.length, cheaper: cheaper.length }
  })
}

function homesOf({ goal, homes, index }: Pick<PublishedList, 'goal' | 'homes' | 'index'>): readonly Home[] {
  const prices = index.column('price')
  return homes.map((home, row) => ({ goal, home, price: prices[row] ?? 0 }))
}

/** Stores homes and returns those that were not there yet. */
async function addHomes(transaction: DbTransaction, homes: readonly Home[]): Promise<readonly Home[]> {
  const added: Home[] = []
  for (const some of batches(homes)) {
    const rows = await transaction
      .insertInto('published_home')
      .values(some)
      .onConflict((conflict) => conflict.columns(['goal', 'home']).doNothing())
      .returningAll()
      .execute()
    added.push(...rows)
  }
  return added
}

/** Stores a new price unless another process did; returns whether it is stored now. */
async function changePrice(
  transaction: DbTransaction,
  { goal, home, price }: Home,
  was: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('published_home')
    .set({ price })
    .where('goal', '=', goal)
    .where('home', '=', home)
    .where('price', '=', was)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function batches<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) =>
    rows.slice(at * batch, (at + 1) * batch),
  )
}
