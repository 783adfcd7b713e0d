import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'

/** A file that was sent with a form; the file itself is mailed to the agency. */
export type CrmFile = Readonly<{ field: string; name: string; mediaType: string; bytes: number }>

/** A request as a CRM gets it. */
export type ReceivedRequest = Readonly<{
  /** Number of the request, as its mails name it. */
  request: number
  form: FormId
  /** The visitor's language. */
  language: Locale
  /** What it is about, such as `property/2417`, and its page. */
  subject?: string
  subjectUrl?: string
  answers: Answers
  files: readonly CrmFile[]
}>

/** Whose request it is from now on. */
export type AssignedRequest = Readonly<{
  request: number
  agent: Readonly<{ name: string; email: string }>
}>

type EventOf<Type extends string, Data> = Readonly<{
  /** The same on each try: a CRM that has it already does nothing. */
  id: string
  type: Type
  /** When it happened, in ISO 8601. */
  timestamp: string
  data: Data
}>

/** What a CRM is told: a request came, or staff gave it to somebody. */
export type CrmEvent =
  | EventOf<'request.received', ReceivedRequest>
  | EventOf<'request.assigned', AssignedRequest>

/** An event without the ID that it gets in the outbox. */
export type NewCrmEvent<Event = CrmEvent> = Event extends CrmEvent ? Omit<Event, 'id'> : never

/** What a CRM said about an event: why it will never take it, or nothing when it has it. */
export type CrmAnswer = Readonly<{ refused?: string }>

/** Brings events to a CRM, one after the other, in the order in which they happened. */
export type CrmAdapter = Readonly<{
  /**
   * Delivers an event; `signal` ends it when it takes too long.
   * @throws when it may work later: the same event comes again
   */
  deliver: (event: CrmEvent, signal: AbortSignal) => Promise<CrmAnswer>
}>

/** Where a CRM is, and the secret that is shared with it: `whsec_` and base64. */
export type CrmAddress = Readonly<{ url: string; secret: string }>

/** What a module of an adapter exports as `createAdapter`. */
export type CreateCrmAdapter = (address: CrmAddress) => CrmAdapter
