import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { Bookings } from '#service/requests/bookings/bookings.ts'
import type { Proof } from '#service/kit/proofs/proof-of-work.ts'
import type { Publication } from '#service/kit/site/publication.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import type { RouteContext } from '#service/kit/web/route-context.ts'
import type { ReceiptOf } from './links/receipt-of.ts'

/** A form that passed all checks. */
export type CheckedRequest = Readonly<{
  form: FormId
  locale: Locale
  answers: Answers
  /** Name of the home or project that it is about: `property/2417`. */
  subject?: string
  /** What the link said with which its sender came: `utm_source=nieuwsbrief`. */
  campaign?: string
  uploads: readonly Upload[]
  /** Of a form that a script sent. */
  proof?: Proof
  /** The same when the same answers are posted again on the same day. */
  dedupeKey: string
}>

/** What is needed to answer a form. */
export type FormsContext = RouteContext &
  Readonly<{
    publication: Publication
    /**
     * Stores a form and its mails; returns its number once they are safe.
     * @throws {UsedProofError} when its proof was used for another
     * @throws {ConflictError} when it cannot be accepted now
     * @throws {SlotTakenError} when its moment is taken
     * @throws {BookedBeforeError} when its sender has appointments already
     */
    accept: (request: CheckedRequest) => Promise<number>
    /** Returns the number of a form that was stored before; undefined for a new one. */
    findAccepted: (dedupeKey: string) => Promise<number | undefined>
    bookings: Bookings
    receiptOf: ReceiptOf
  }>
