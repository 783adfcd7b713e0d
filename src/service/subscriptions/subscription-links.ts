import type { Database } from '#service/database/open-database.ts'
import type { Subscription } from '#service/database/tables.ts'
import { translator } from '#i18n/translate.ts'
import { agencyMail } from '#service/mail/office/agency-mail.ts'
import type { Letter } from '#service/mail/letter.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import { whoAnswers } from '#service/recipients/who-answers.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { readSubmissions } from '#service/submissions/read-submissions.ts'
import { toSentForm } from '#service/submissions/to-sent-form.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  keepSubscription,
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
  /** Confirms it, and tells the office what was asked. */
  confirm: (subscription: Subscription) => Promise<void>
  /** Says that the search of a subscription that runs goes on. */
  keep: (subscription: Subscription) => Promise<void>
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
    confirm: async (subscription) => {
      const told = await confirmedLetters(database, words, subscription)
      await confirmSubscription(database, subscription, clock(), told)
      wake()
    },
    keep: ({ id }) => keepSubscription(database.db, id, clock()),
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

/** Returns the mail that tells the office who signed up; none once the form that asked was deleted. */
async function confirmedLetters(
  database: Database,
  words: SiteWords,
  { submission_id: id }: Subscription,
): Promise<readonly Letter[]> {
  const [stored] = id === null ? [] : await readSubmissions(database, { ids: [id] })
  if (stored === undefined) return []
  const { recipients } = words
  const sent = toSentForm({ ...stored, locale: stored.lang }, words)
  const text = translator(recipients.locale)('mails.agency.confirmed')
  const { mailboxes } = whoAnswers(words, { answers: sent.answers })
  return [agencyMail(sent, mailboxes[0], recipients.locale, { blocks: [{ kind: 'text', text }] })]
}
