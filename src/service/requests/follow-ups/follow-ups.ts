import type { FormId } from '#forms/form.ts'
import type { FollowUp } from './follow-up.ts'
import { bookAppointment } from './book-appointment.ts'
import { giveDocuments } from './give-documents.ts'
import { friendMails } from './friend-mail.ts'
import { receiveOffer } from './receive-offer.ts'
import { subscribeVisitor } from './subscribe-visitor.ts'

/** What forms do besides being stored and mailed. */
export const followUps: Readonly<Partial<Record<FormId, FollowUp>>> = {
  'send-to-friend': { mails: friendMails, answersItself: true },
  'purchase-offer': { store: receiveOffer, isToldLater: true },
  'request-visit': { store: bookAppointment },
  'contact-appointment': { store: bookAppointment },
  'request-documents': { store: giveDocuments },
  'sign-newsletter': { store: subscribeVisitor, isToldLater: true, answersItself: true },
  'demand-register': { store: subscribeVisitor, isToldLater: true },
}
