import { requestEvent } from '#service/requests/submissions/request-event.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { StoredOffer } from '#service/kit/database/tables.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { countRequest } from '#service/requests/submissions/request-states.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { offerLetters } from './offer-mail.ts'
import { receiptPath } from './offer-paths.ts'
import { confirmOffer, findOffer, type OfferState, stateOf } from './stored-offers.ts'

/** An offer as it was sent, what it fixed, and how it stands; `gone` is one on a home that nobody can offer on any more. */
export type FoundOffer = Readonly<{ sent: SentForm; offer: StoredOffer; state: OfferState | 'gone' }>

/** What the links in mails about offers do. */
export type OfferLinks = Readonly<{
  /** Returns the offer of a request; undefined when there is none any more. */
  find: (id: number) => Promise<FoundOffer | undefined>
  /** Makes an offer count, and tells the agency and the one who offers; twice is as once. */
  confirm: (found: FoundOffer) => Promise<void>
}>

type Needs = Readonly<{
  words: SiteWords
  signer: Signer
  clock: () => number
  /** Whether a CRM is told. */
  hasCrm: boolean
  /** Called when something was stored to be sent. */
  wake: () => void
}>

/** Returns the links of a service. */
export function createOfferLinks(
  database: Database,
  { words, signer, clock, hasCrm, wake }: Needs,
): OfferLinks {
  return {
    find: async (id) => {
      const [stored] = await readSubmissions(database, { ids: [id] })
      const offer = await findOffer(database.db, id)
      if (stored === undefined || offer === undefined) return undefined
      const sent = toSentForm({ ...stored, locale: stored.lang }, words)
      const state = stateOf(offer, clock())
      const isOffered = sent.about?.(sent.locale)?.offer !== undefined
      return { sent, offer, state: state === 'waiting' && !isOffered ? 'gone' : state }
    },
    confirm: async ({ sent, offer }) => {
      const now = clock()
      await database.db.transaction().execute(async (transaction) => {
        const confirmed = await confirmOffer(transaction, offer, now)
        if (confirmed === undefined) return
        await countRequest(transaction, sent)
        const href = words.link(receiptPath(signer, sent.id), sent.locale)
        await queueMails(transaction, offerLetters(sent, confirmed, words, href), sent.id, now)
        if (hasCrm) await queueEvent(transaction, requestEvent(sent, []), now)
      })
      wake()
    },
  }
}
