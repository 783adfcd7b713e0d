import type { OfferDecision } from '#domain/owners/released-offer.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { inScope } from '#service/desk/requests/seen-requests.ts'
import { toldOf } from '#service/desk/views/parts.tsx'
import type { Db } from '#service/kit/database/tables.ts'
import { type ConfirmedOffer, confirmedOffers } from '#service/owners/offers/confirmed-offers.ts'
import { findOwnersOf, whyUnread } from '#service/owners/offers/release-offer.ts'
import { endOf } from '#service/requests/offers/stored-offers.ts'
import { mailboxKey } from '#text/email.ts'

/** Reads the offers on a home that a member of staff may see, else all in the shown scope: by home, in the order of arrival. */
export async function readOffers(db: Db, page: DeskPage, home?: string) {
  const { staff, scope, now } = page
  const seen = db
    .selectFrom('submission')
    .where((row) => inScope(row, home === undefined ? scope : 'all', staff))
  const rows = await confirmedOffers(
    home === undefined ? seen : seen.where('submission.subject', '=', home),
  ).execute()
  return rows.map((row) => {
    const { sent, name } = toldOf(row, page)
    const { answers } = sent
    const ends = endOf(answers)
    return { ...row, sent, name, answers, ends, stands: standOf(row, ends, now) }
  })
}

/** Returns the offers in a scope that their owners do not know of and that still bind the bidder; the longest there first. */
export async function readUnreleasedOffers(
  db: Db,
  { staff, scope, now }: Pick<DeskPage, 'staff' | 'scope' | 'now'>,
): Promise<readonly ConfirmedOffer[]> {
  const found = await confirmedOffers(db.selectFrom('submission').where((row) => inScope(row, scope, staff)))
    .where('released.body', 'is', null)
    .where('decided.decision', 'is', null)
    .execute()
  return found
    .filter(({ payload }) => (endOf(JSON.parse(payload)) ?? Infinity) > now)
    .toSorted((one, other) => Number(one.confirmed_at) - Number(other.confirmed_at))
}

/** An offer at the desk; `stands` says what became of it. */
export type DeskOffer = Awaited<ReturnType<typeof readOffers>>[number]

/** Returns what became of an offer: nothing yet, its owner knows it, its end came, or it was decided on. */
function standOf(
  { decision, released }: ConfirmedOffer,
  ends: number | undefined,
  now: number,
): OfferDecision | 'new' | 'released' | 'ended' {
  if (decision !== null) return decision
  if (ends !== undefined && ends <= now) return 'ended'
  return released === null ? 'new' : 'released'
}

/** Whether an offer waits for the owner, or the owner for it. */
export function isPending({ stands }: Pick<DeskOffer, 'stands'>): boolean {
  return stands === 'new' || stands === 'released'
}

/** Returns what offers on a home were as they were shown: another text means that something happened since. */
export function stampOf(offers: readonly DeskOffer[]): string {
  return offers.map(({ id, stands }) => `${id}-${stands}`).join('.')
}

/** Whether a member of staff decides about a home: its agent, whoever has one of its offers, its office where it has no agent at the desk, a manager. */
export function mayDecide({ staff, colleagues, subjects }: DeskPage, offers: readonly DeskOffer[]): boolean {
  const email = mailboxKey(subjects[offers[0]?.subject ?? '']?.agentEmail ?? '')
  const agent = colleagues.find((each) => each.isActive && each.email === email)
  const isAgent = agent === undefined || agent.id === staff.id
  return staff.role === 'manager' || isAgent || offers.some((offer) => offer.agent === staff.id)
}

/** Reads what stands beside the offers on a home: its owners, when each offer was released, visits, and its last price. */
export async function readAbout(db: Db, home: string, offers: readonly DeskOffer[], { now }: DeskPage) {
  const ids = offers.map(({ id }) => id)
  const { on, at } = toBrussels(now)
  const releases = await db
    .selectFrom('desk_log')
    .select((row) => ['request', row.fn.max('at').as('at')])
    .where('act', '=', 'release')
    .where('request', 'in', ids)
    .groupBy('request')
    .execute()
  return {
    owners: await findOwnersOf(db, home),
    unread: await whyUnread(db, home),
    released: new Map(releases.map((row) => [row.request, Number(row.at)])),
    visits: await db
      .selectFrom('booking')
      .innerJoin('submission', 'submission.id', 'booking.submission_id')
      .select(['booking.starts', 'submission.mailbox', 'submission.phone'])
      .where('submission.subject', '=', home)
      .where('booking.seat', 'is not', null)
      .where('booking.starts', '<', `${on}T${at}`)
      .where((row) => row.or([row('outcome', 'is', null), row('outcome', '=', 'been')]))
      .orderBy('booking.starts')
      .execute(),
    priceNews: await db
      .selectFrom('home_news')
      .select(['price_before', 'noted_at'])
      .where('goal', '=', 'buy')
      .where('home', '=', /^property\/\d+$/.test(home) ? Number(home.split('/')[1]) : 0)
      .where('price_before', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  }
}

/** Reads how the offer of a request stands with the owner of its home; undefined for a request that is none. */
export async function readOffered(
  db: Db,
  { id, form, subject }: Readonly<{ id: number; form: string; subject: string | null }>,
  page: DeskPage,
) {
  const offers = form === 'purchase-offer' && subject ? await readOffers(db, page, subject) : []
  const offer = offers.find((each) => each.id === id)
  if (offer === undefined) return undefined
  const about = await readAbout(db, offer.subject, offers, page)
  return { offer, about, canDecide: mayDecide(page, offers) }
}

/** An offer as the owner of its home knows it. */
export type Offered = NonNullable<Awaited<ReturnType<typeof readOffered>>>

/** What stands beside the offers on a home. */
export type AboutOffers = Awaited<ReturnType<typeof readAbout>>
