import type words from '../../content/messages/nl/thanks.json'
import type { FormId } from './form.ts'

/** Code of something that happens after a form was sent: the key of its words. */
export type NextStep = keyof (typeof words)['step']

/** The three things that happen after each form, in their order. */
export const nextSteps: Readonly<Record<FormId, readonly [NextStep, NextStep, NextStep]>> = {
  'contact-me': ['call', 'callTopic', 'callAfter'],
  'contact-appointment': ['copy', 'arrange', 'meeting'],
  'contact-construction': ['copy', 'plans', 'buildingSite'],
  'contact-demand': ['valuationCall', 'valuation', 'valuationPrice'],
  'contact-demand-small': ['valuationCall', 'valuation', 'valuationPrice'],
  'demand-register': ['confirm', 'homes', 'stop'],
  'send-to-friend': ['friendMail', 'friendOnce', 'friendVisit'],
  'site-contact': ['copy', 'answer', 'talk'],
  'site-contact-small': ['copy', 'answer', 'talk'],
  'sign-newsletter': ['confirm', 'newsletter', 'stop'],
  'job-contact': ['copy', 'jobRead', 'jobAnswer'],
  'request-visit': ['copyIfMail', 'arrange', 'opinion'],
  'request-info': ['copyIfMail', 'answer', 'visit'],
  'request-documents': ['documents', 'read', 'visit'],
  'rent-application': ['copy', 'rentOwner', 'rentAnswer'],
  'purchase-offer': ['offerConfirm', 'offerOwner', 'offerReply'],
  testimonial: ['testimonialRead', 'testimonialShown', 'testimonialStop'],
}

/** What a visitor who booked a moment is mailed. */
export type BookingMails = Readonly<{ hasCopy: boolean; isReminded: boolean }>

/** Returns what happens after a moment was booked: a visit to a home, or an appointment at an office. */
export function stepsAfterBooking(
  kind: 'visit' | 'appointment',
  { hasCopy, isReminded }: BookingMails,
): readonly NextStep[] {
  const reminder = isReminded ? (['reminder'] as const) : []
  return kind === 'visit'
    ? ['papers', ...reminder, 'opinion']
    : [...(hasCopy ? (['copy'] as const) : []), ...reminder, 'meeting']
}

/** What happens after an offer was confirmed. */
export const stepsAfterConfirming: readonly NextStep[] = ['offerOwner', 'offerReply', 'offerDeed']

/** What the visitor's mail itself is: it says what comes after. */
const inMail: ReadonlySet<NextStep> = new Set(['copy', 'copyIfMail', 'confirm', 'documents', 'offerConfirm'])

/** Returns those of some steps that come after the visitor's mail. */
export function stepsAfterMail(steps: readonly NextStep[]): readonly NextStep[] {
  return steps.filter((step) => !inMail.has(step))
}
