import type { Database } from '#service/database/open-database.ts'
import type { Subscription } from '#service/database/tables.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  stateOf,
  type SubscriptionState,
} from './change-subscription.ts'
import { renewedMail } from './confirm-mail.ts'

/** What the links in mails to subscribers do. */
export type SubscriptionLinks = Readonly<{
  /** Returns the subscription of a token and how it stands; undefined for any other text. */
  find: (
    token: string,
  ) => Promise<Readonly<{ subscription: Subscription; state: SubscriptionState }> | undefined>
  confirm: (subscription: Subscription) => Promise<void>
  end: (subscription: Subscription) => Promise<void>
  /** Makes a link that is too old work again, and mails it to the same address. */
  renew: (subscription: Subscription) => Promise<void>
}>

/** Returns the links of a service; `wake` is called when a mail was stored. */
export function createSubscriptionLinks(
  database: Database,
  words: SiteWords,
  clock: () => number,
  wake: () => void,
): SubscriptionLinks {
  return {
    find: async (token) => {
      const subscription = await findSubscription(database, token)
      return subscription && { subscription, state: stateOf(subscription, clock()) }
    },
    confirm: (subscription) => confirmSubscription(database, subscription, clock()),
    end: ({ id }) => endSubscription(database, id, clock()),
    renew: async (subscription) => {
      const { id, token, locale } = subscription
      const now = clock()
      const link = words.link(`confirm/${token}`, locale)
      const letter = renewedMail(subscription, words.recipients.agency, now, link)
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
