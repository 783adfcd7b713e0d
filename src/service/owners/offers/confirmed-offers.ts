import { type SelectQueryBuilder, sql } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/**
 * Joins requests to the offers that they made and that were confirmed, by home in the order of arrival: `released` is null
 * for one that its owner does not know, `decision` for one that was not decided on.
 */
export function confirmedOffers<Row>(requests: SelectQueryBuilder<ServiceTables, 'submission', Row>) {
  return requests
    .innerJoin('offer', 'offer.submission_id', 'submission.id')
    .leftJoin('offer_decision as decided', 'decided.submission_id', 'submission.id')
    .leftJoin('home_record as released', (join) =>
      join
        .onRef('released.subject', '=', 'offer.subject')
        .on('released.kind', '=', 'offer')
        .on('released.origin', '=', 'site')
        .on('released.id', '=', sql<string>`'request-' || submission.id`),
    )
    .where('offer.confirmed_at', 'is not', null)
    .select([
      'submission.id',
      'submission.form',
      'submission.lang',
      'submission.payload',
      'submission.created_at',
      'submission.agent',
      'submission.office',
      'submission.mailbox',
      'submission.phone',
      'offer.subject',
      'offer.rank',
      'offer.confirmed_at',
      'released.body as released',
      'decided.decision',
      'decided.author',
      'decided.at as decided_at',
      'decided.said_at',
      'decided.way',
    ])
    .orderBy('offer.subject')
    .orderBy('offer.rank')
}

/** An offer that was confirmed, and what became of it. */
export type ConfirmedOffer = Awaited<ReturnType<ReturnType<typeof confirmedOffers>['execute']>>[number]
