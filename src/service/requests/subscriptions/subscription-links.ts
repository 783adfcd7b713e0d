import type { Database } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import { requestEvent } from '#service/requests/submissions/request-event.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { countRequest } from '#service/requests/submissions/request-states.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  keepSubscription,
  stateOf,
  type SubscriptionState,
} from './change-subscription.ts'
import { renewedMail } from './confirm-mail.ts'
import { subscribedMail } from './subscribed-mail.ts'

/** What the links in mails to subscribers do. */
export type SubscriptionLinks = Readonly<{
  /** Returns the subscription of a token and how it stands; undefined for any other text. */
  find: (
    token: string,
  ) => Promise<Readonly<{ subscription: Subscription; state: SubscriptionState }> | undefined>
  /** Confirms it, and tells the office and its CRM what was asked. */
  confirm: (subscription: Subscription) => Promise<void>
  /** Says that the search of a subscription that runs goes on. */
  keep: (subscription: Subscription) => Promise<void>
  end: (subscription: Subscription) => Promise<void>
  /** Makes a link that is too old work again, and mails it to the same address. */
  renew: (subscription: Subscription) => Promise<void>
}>

type Needs = Readonly<{
  words: SiteWords
  clock: () => number
  /** Whether a CRM is told. */
  hasCrm: boolean
  /** Called when something was stored to be sent. */
  wake: () => void
}>

/** Returns the links of a service. */
export function createSubscriptionLinks(
  database: Database,
  { words, clock, hasCrm, wake }: Needs,
): SubscriptionLinks {
  return {
    find: async (token) => {
      const subscription = await findSubscription(database, token)
      return subscription && { subscription, state: stateOf(subscription, clock()) }
    },
    confirm: async (subscription) => {
      const now = clock()
      const { submission_id: id } = subscription
      // The form that asked may be deleted by now.
      const [stored] = id === null ? [] : await readSubmissions(database, { ids: [id] })
      await confirmSubscription(database, subscription, now, async (transaction) => {
        if (stored === undefined) return
        const sent = toSentForm({ ...stored, locale: stored.lang }, words)
        await countRequest(transaction, sent)
        await queueMails(transaction, [subscribedMail(sent, words)], sent.id, now)
        if (hasCrm) await queueEvent(transaction, requestEvent(sent, []), now)
      })
      wake()
    },
    keep: ({ id }) => keepSubscription(database.db, id, clock()),
    end: ({ id }) => endSubscription(database, id, clock()),
    renew: async (subscription) => {
      const { id, token, locale } = subscription
      const now = clock()
      const link = words.link(`confirm/${token}`, locale)
      const letter = renewedMail(subscription, words, now, link)
      await database.db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('subscription')
          .set({ requested_at: now })
          .where('id', '=', id)
          .execute()
        await queueMails(transaction, [letter], null, now)
      })
      wake()
    },
  }
}
