import type { SpokenText } from '#domain/values/locale.ts'
import type { LocalTime } from './local-time.ts'

/** How a communication went. */
export const channels = ['call', 'mail', 'letter', 'form', 'meeting'] as const
export type Channel = (typeof channels)[number]

/** With whom: the owner, buyers or tenants who look, or others such as a town or notary. */
export const parties = ['owner', 'seekers', 'others'] as const
export type Party = (typeof parties)[number]

/** A call, mail or letter about a home. */
export type Communication = Readonly<{
  id: string
  at: LocalTime
  channel: Channel
  party: Party
  /** `out` goes from the agency, `in` comes to it. */
  direction: 'in' | 'out'
  title: SpokenText
  text?: SpokenText
  /** Length of a call or meeting. */
  minutes?: number
  /** How many people got it, for a mail to more than one. */
  recipients?: number
  /** ID of the document that it brought. */
  documentId?: string
}>
