import type { Agreement, Field } from './field.ts'

/** Every form of the site; the name is part of the path of its thank-you page. */
export const formIds = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'contact-demand-small',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'site-contact-small',
  'sign-newsletter',
  'job-contact',
  'request-visit',
  'request-info',
  'request-documents',
  'rent-application',
  'purchase-offer',
  'testimonial',
] as const

/** Name of a form. */
export type FormId = (typeof formIds)[number]

/** Whether a name from a record or a path is one of the forms. */
export function isFormId(value: string): value is FormId {
  return formIds.some((id) => id === value)
}

/** Code word of a group of fields; its words are messages. */
export type GroupName =
  | 'about'
  | 'search'
  | 'rooms'
  | 'offer'
  | 'household'
  | 'address'
  | 'propertyAddress'
  | 'you'
  | 'friend'
  | 'words'

/** Fields that stand beside each other where there is room. */
export type Row = readonly Field[]

/** Fields that belong together. A form of one group shows no heading for it. */
export type Group = Readonly<{ name: GroupName; rows: readonly Row[] }>

/** What a form asks, in the order in which it asks. */
export type Form = Readonly<{ id: FormId; groups: readonly Group[]; agreements: readonly Agreement[] }>
