import type { FormId } from './form.ts'

/** Code of something that happens after a form was sent; its words are a message. */
export type NextStep =
  | 'copy'
  | 'confirm'
  | 'call'
  | 'callTopic'
  | 'callAfter'
  | 'meeting'
  | 'plans'
  | 'buildingSite'
  | 'valuationCall'
  | 'valuation'
  | 'valuationPrice'
  | 'homes'
  | 'newsletter'
  | 'stop'
  | 'friendMail'
  | 'friendOnce'
  | 'friendVisit'
  | 'answer'
  | 'talk'
  | 'visit'
  | 'opinion'
  | 'papers'
  | 'reminder'
  | 'documents'
  | 'read'
  | 'jobRead'
  | 'jobAnswer'
  | 'rentOwner'
  | 'rentAnswer'
  | 'offerOwner'
  | 'offerReply'
  | 'offerDeed'
  | 'testimonialRead'
  | 'testimonialShown'
  | 'testimonialStop'

/** The three things that happen after each form, in their order. */
export const nextSteps: Readonly<Record<FormId, readonly [NextStep, NextStep, NextStep]>> = {
  'contact-me': ['call', 'callTopic', 'callAfter'],
  'contact-appointment': ['copy', 'call', 'meeting'],
  'contact-construction': ['copy', 'plans', 'buildingSite'],
  'contact-demand': ['valuationCall', 'valuation', 'valuationPrice'],
  'contact-demand-small': ['valuationCall', 'valuation', 'valuationPrice'],
  'demand-register': ['confirm', 'homes', 'stop'],
  'send-to-friend': ['friendMail', 'friendOnce', 'friendVisit'],
  'site-contact': ['copy', 'answer', 'talk'],
  'site-contact-small': ['copy', 'answer', 'talk'],
  'sign-newsletter': ['confirm', 'newsletter', 'stop'],
  'job-contact': ['copy', 'jobRead', 'jobAnswer'],
  'request-visit': ['copy', 'call', 'opinion'],
  'request-info': ['copy', 'answer', 'visit'],
  'request-documents': ['documents', 'read', 'visit'],
  'rent-application': ['copy', 'rentOwner', 'rentAnswer'],
  'purchase-offer': ['offerOwner', 'offerReply', 'offerDeed'],
  testimonial: ['testimonialRead', 'testimonialShown', 'testimonialStop'],
}

/** What happens after a moment was booked: a visit to a home, or an appointment at an office. */
export const stepsAfterBooking: Readonly<Record<'visit' | 'appointment', readonly NextStep[]>> = {
  visit: ['papers', 'reminder', 'opinion'],
  appointment: ['copy', 'reminder', 'meeting'],
}
