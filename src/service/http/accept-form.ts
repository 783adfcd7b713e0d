import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { createMailHold } from '#service/kit/mail/hold-mails.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { useProof } from '#service/kit/proofs/use-proof.ts'
import type { Limits } from '#service/kit/web/limits.ts'
import type { FollowUpContext } from '#service/requests/follow-ups/follow-up.ts'
import { followUps } from '#service/requests/follow-ups/follow-ups.ts'
import { formLetters } from '#service/requests/follow-ups/form-letters.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { requestEvent } from '#service/requests/submissions/request-event.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { CheckedRequest, FormsContext } from './forms-context.ts'

type AcceptNeeds = FollowUpContext &
  Readonly<{
    database: Database
    limits: Limits
    hasCrm: boolean
    clock: () => number
    /** Called with each form that was stored: its mails, and its event for the CRM, are queued. */
    onStored: (request: CheckedRequest) => void
  }>

/** Returns what stores a checked form with its mails, and with its event where a CRM is told, in one transaction. */
export function createAccept({
  database,
  limits,
  hasCrm,
  clock,
  onStored,
  words: currentWords,
  documents,
  signer,
}: AcceptNeeds): FormsContext['accept'] {
  return async (request) => {
    const at = clock()
    const { locale, proof, mails, ...submission } = request
    const words = currentWords.fixed()
    const home = words.subject(request.subject, locale)
    const { office, agentEmail } = whoAnswers(words, { ...request, home })
    const hold = createMailHold(limits, words.languages)
    const { id } = await acceptSubmission(
      database,
      {
        ...submission,
        lang: locale,
        // What is for no office is for the first one, so that every request is somebody's.
        office: (office ?? words.recipients.offices[0])?.id,
        agentEmail,
        rent: home?.rent,
        letters: async (id, transaction) => {
          if (proof !== undefined) await useProof(transaction, proof, at)
          const sent = toSentForm({ id, ...request, at }, words)
          if (hasCrm && followUps[request.form]?.isToldLater !== true)
            await queueEvent(transaction, requestEvent(sent, request.uploads), at)
          const letters = await formLetters(transaction, sent, { words, documents, signer })
          return await hold.admit(
            mails === undefined ? letters : letters.filter(({ kind }) => kind === mails),
          )
        },
      },
      at,
    ).catch(async (error: unknown) => {
      await hold.giveBack()
      throw error
    })
    onStored(request)
    return id
  }
}
