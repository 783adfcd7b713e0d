import type { FormId } from '#forms/form.ts'

/** Forms that one person receives together, in the order in which they are shown. */
export const formGroups = [
  'visit',
  'offer',
  'rent',
  'valuation',
  'construction',
  'job',
  'testimonial',
  'other',
] as const
export type FormGroup = (typeof formGroups)[number]

const groups: Readonly<Partial<Record<FormId, FormGroup>>> = {
  'request-visit': 'visit',
  'request-info': 'visit',
  'request-documents': 'visit',
  'purchase-offer': 'offer',
  'rent-application': 'rent',
  'contact-demand': 'valuation',
  'contact-demand-small': 'valuation',
  'contact-construction': 'construction',
  'job-contact': 'job',
  testimonial: 'testimonial',
}

/** Returns the group of a form. */
export function groupOf(form: FormId): FormGroup {
  return groups[form] ?? 'other'
}
