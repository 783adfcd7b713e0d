import type { About } from './about/about.ts'
import type { Agreement, Field, FieldName } from './field.ts'

/** All forms of the site; the ID is part of the path of the thank-you page. */
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

export type FormId = (typeof formIds)[number]

/** Whether a text is the ID of a form. */
export function isFormId(value: string): value is FormId {
  return formIds.some((id) => id === value)
}

/** Code of a group of fields; its heading is a message. */
export type GroupName =
  | 'about'
  | 'search'
  | 'rooms'
  | 'offer'
  | 'conditions'
  | 'household'
  | 'address'
  | 'propertyAddress'
  | 'you'
  | 'friend'
  | 'words'

/** Fields that share a row on wide screens. */
export type Row = readonly Field[]

/** A group of fields. A form with one group shows no heading. */
export type Group = Readonly<{
  name: GroupName
  rows: readonly Row[]
  /** Whether it is closed under its heading until it is wanted; its fields are optional. */
  isFolded?: true
}>

/** A form, in the order in which it is shown. */
export type Form = Readonly<{
  id: FormId
  /** The longer form that asks the same: its page is this one's where it has none of its own. */
  shortOf?: FormId
  /** What it must be about: the page shows it, and the visitor cannot change it. */
  about: About
  /** Whether it binds who sends it: it is read back and confirmed, with a script too. */
  isReadBack?: true
  /** Whether it is long: a script asks one group at a time. */
  inSteps?: true
  groups: readonly Group[]
  /** Fields of which one is enough; each of them is optional. */
  oneOf?: readonly FieldName[]
  agreements: readonly Agreement[]
}>
