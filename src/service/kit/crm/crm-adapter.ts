import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'

/** A file that was sent with a form; the file itself is mailed to the agency. */
export type CrmFile = Readonly<{ field: string; name: string; mediaType: string; bytes: number }>

/** A request as a CRM gets it. */
export type CrmEvent = Readonly<{
  /** The same on each try: a CRM that has it already does nothing. */
  id: string
  type: 'request.received'
  /** When the request was received, in ISO 8601. */
  timestamp: string
  data: Readonly<{
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
}>

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
