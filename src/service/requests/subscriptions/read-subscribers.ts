import { parseWanted } from '#search/query/wanted-homes.ts'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import type { Db, Subscription } from '#service/kit/database/tables.ts'
import type { PublishedList } from '#service/requests/alerts/publication.ts'

/** How a subscription stands, for whoever lists them. */
export const subscriberStates = ['active', 'requested', 'ended'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** A subscriber; `matches` are names of the homes on offer that the search finds now: `property/2417`. */
export type Subscriber = Subscription & Readonly<{ matches: readonly string[] }>

/** Returns those who get mails of a kind, did or asked to, latest first. */
export async function readSubscribers(
  db: Db,
  kind: Subscription['kind'],
  state: SubscriberState,
  lists: readonly PublishedList[],
): Promise<readonly Subscriber[]> {
  const all = db.selectFrom('subscription').selectAll().where('kind', '=', kind)
  const ended = state === 'ended' ? ('is not' as const) : ('is' as const)
  const confirmed = state === 'requested' ? ('is' as const) : ('is not' as const)
  const rows = await all
    .where('unsubscribed_at', ended, null)
    .$if(state !== 'ended', (found) => found.where('confirmed_at', confirmed, null))
    .orderBy('id', 'desc')
    .execute()
  const finders = new Map(lists.map((list) => [list.goal, { list, find: createFindOnOffer(list.index) }]))
  return rows.map((row) => {
    const { goal, criteria } = parseWanted(row.criteria)
    const finder = kind === 'homes' ? finders.get(goal) : undefined
    const found = finder?.find(criteria) ?? []
    return { ...row, matches: found.map((at) => `property/${finder?.list.homes[at] ?? 0}`) }
  })
}
