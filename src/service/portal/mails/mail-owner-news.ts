import type { ExpressionBuilder, Selectable } from 'kysely'
import { toLocalTime } from '#domain/owners/local-time.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { readBookedViewings } from '#service/requests/bookings/booked-viewings.ts'
import { readMandates } from '#service/owners/records/recorded-owners.ts'
import type { OwnersMails } from './mail-reports.ts'
import { newsLetter } from './news-letter.ts'
import { type OwnerNews, readNews } from '#service/owners/records/note-news.ts'
import { readerContext } from './reader-context.ts'
import { stopLink } from './stop-link.ts'

/** Milliseconds between two mails to an owner at least. */
const pause = 60 * 60_000

/** Stores a mail for each owner to whom something is new and who was not mailed within the hour, and returns how many. */
export async function mailOwnerNews(needs: OwnersMails, now: number): Promise<number> {
  const waiting = await readWaiting(needs, now)
  if (waiting.length === 0) return 0
  const mandates = await readMandates(needs.database.db)
  let mails = 0
  for (const [, rows] of Map.groupBy(waiting, ({ owner }) => owner.id)) {
    const [first] = rows
    if (first === undefined) continue
    const { owner, key } = first
    const context = readerContext(needs, { owner, subject: key.subject, now })
    if (context === undefined) continue
    const homes = [...Map.groupBy(rows, (row) => row.key.subject)].map(([subject, of]) => ({
      name: mandates.get(subject)?.place ?? context.subjectOf(subject)?.title ?? subject,
      news: of.map(({ news }) => news),
    }))
    const stop = stopLink(needs, { owner: owner.id, what: 'news' }, context.locale)
    const letter = newsLetter({ owner, homes, stop }, needs.words, context)
    const keys = rows.map((row) => row.key)
    if (await storeOnce(needs, owner, { keys, letter, now })) mails += 1
  }
  return mails
}

type Key = Pick<Selectable<ServiceTables['owner_news']>, 'subject' | 'kind' | 'id'>
type Waiting = Readonly<{ owner: Owner; key: Key; news: OwnerNews }>

/** Returns what waits to be told, to owners who were told nothing within the hour. */
async function readWaiting({ database: { db } }: OwnersMails, now: number): Promise<readonly Waiting[]> {
  const rows = await db
    .selectFrom('owner_news')
    .innerJoin('owner', 'owner.id', 'owner_news.owner_id')
    .leftJoin('home_record', (join) =>
      join
        .onRef('home_record.subject', '=', 'owner_news.subject')
        .onRef('home_record.kind', '=', 'owner_news.kind')
        .onRef('home_record.id', '=', 'owner_news.id'),
    )
    .select(['owner_news.subject', 'owner_news.kind', 'owner_news.id as record', 'home_record.body'])
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.locale'])
    .where('owner_news.mailed_at', 'is', null)
    .where('owner.wants_news', '=', 1)
    .where((owner) => isDue(owner, now))
    .orderBy('home_record.at')
    .orderBy('owner_news.id')
    .execute()
  const local = toLocalTime(now)
  const found = await Promise.all(
    rows.map(async ({ subject, kind, record: id, body, ...owner }) => {
      const key = { subject, kind, id }
      const news =
        kind === 'report'
          ? await readReport(db, key)
          : body === null
            ? undefined
            : readNews(kind, body, local)
      return news === undefined ? [] : [{ owner, key, news }]
    }),
  )
  return found.flat()
}

/** Returns the news of a visit that was booked; undefined once it was erased. */
async function readReport(
  db: OwnersMails['database']['db'],
  { subject, id }: Key,
): Promise<OwnerNews | undefined> {
  const visit = (await readBookedViewings(db, subject)).find((one) => one.id === id)
  return visit && { kind: 'report', at: visit.at }
}

/** Whether an owner may be mailed. */
function isDue(owner: ExpressionBuilder<ServiceTables, 'owner'>, now: number) {
  return owner.or([
    owner('owner.news_mailed_at', 'is', null),
    owner('owner.news_mailed_at', '<=', now - pause),
  ])
}

type NewMail = Readonly<{ keys: readonly Key[]; letter: Letter; now: number }>

/** Stores a mail together with what it tells, unless another process mailed the owner meanwhile. */
async function storeOnce(
  { database: { db } }: OwnersMails,
  { id: owner }: Owner,
  { keys, letter, now }: NewMail,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('owner')
      .set({ news_mailed_at: now })
      .where('id', '=', owner)
      .where((row) => isDue(row, now))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    for (const { subject, kind, id } of keys)
      await transaction
        .updateTable('owner_news')
        .set({ mailed_at: now })
        .where('owner_id', '=', owner)
        .where('subject', '=', subject)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute()
    await queueMails(transaction, [letter], null, now)
    return true
  })
}
