import { sql } from 'kysely'
import type { Database } from '#service/kit/database/open-database.ts'

/** The tables of a database as they were at some moment. */
export type WholeTables = Readonly<{
  names: readonly string[]
  /** The tables whose rows point to a table, or are pointed to by its rows. */
  linkedTo: (table: string) => ReadonlySet<string>
  /** Brings all rows back, of all tables but the one that is away. */
  restore: () => Promise<void>
  /** Does something while a table cannot be found. */
  without: (table: string, work: () => Promise<void>) => Promise<void>
}>

/** Keeps a copy of each table of a database; the schema says which there are. */
export async function keepTables({ db, engine }: Database): Promise<WholeTables> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  const links = await readLinks({ db, engine }, names)
  // On the one connection of the test: the service keeps its rules.
  if (engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(db)
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(db)
  for (const name of names)
    await sql`create table ${sql.table(`kept_${name}`)} as select * from ${sql.table(name)}`.execute(db)
  const overriding = sql.raw(engine === 'postgres' ? 'overriding system value' : '')
  let away = ''
  let seen: unknown
  /** Says when another connection has written; PostgreSQL says it of no table. */
  const version = async (): Promise<unknown> =>
    engine === 'sqlite'
      ? (await sql<{ data_version: number }>`pragma data_version`.execute(db)).rows[0]?.data_version
      : Symbol('unknown')
  const restore = async (): Promise<void> => {
    const now = await version()
    if (now === seen) return
    await db.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(transaction)
      for (const name of names.filter((each) => each !== away)) {
        await sql`delete from ${sql.table(name)}`.execute(transaction)
        await sql`insert into ${sql.table(name)} ${overriding} select * from ${sql.table(`kept_${name}`)}`.execute(
          transaction,
        )
      }
    })
    seen = now
  }
  const rename = async (from: string, to: string): Promise<void> => {
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  }
  return {
    names,
    linkedTo: (table) =>
      new Set(
        links.filter((link) => link.includes(table)).flatMap((link) => link.filter((name) => name !== table)),
      ),
    restore,
    without: async (table, work) => {
      away = table
      await rename(table, `away_${table}`)
      await work()
      await rename(`away_${table}`, table)
      away = ''
      seen = undefined
      await restore()
    },
  }
}

/** Returns each two tables of which one has a foreign key to the other. */
async function readLinks(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  names: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  if (engine === 'postgres') {
    const found = sql<{ child: string; parent: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`
    return (await found.execute(db)).rows.map(({ child, parent }) => [child, parent])
  }
  const all = names.map(async (child) => {
    const found = sql<{ table: string }>`select "table" from pragma_foreign_key_list(${child})`
    return (await found.execute(db)).rows.map(({ table: parent }) => [child, parent] as const)
  })
  return (await Promise.all(all)).flat()
}
