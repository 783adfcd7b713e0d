import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { receiptPath } from '#service/requests/offers/offer-paths.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/**
 * Returns the path of the page that says what a form fixed: its appointment, or its offer; undefined for one that
 * fixed nothing, whose thank-you page says all.
 */
export type ReceiptOf = (form: FormId, number: number, locale: Locale) => Promise<string | undefined>

/** Query of the page of an appointment that was booked just now. */
export const justBooked = 'booked'

/** Returns what finds the receipts of a service. */
export function createReceipts(
  { db }: Database,
  { words, signer }: Readonly<{ words: SiteWords; signer: Signer }>,
): ReceiptOf {
  return async (form, id, locale) => {
    const pathOf = (page: string): string => new URL(words.link(page, locale)).pathname
    if (form === 'purchase-offer') return pathOf(receiptPath(signer, id))
    const booking = await db
      .selectFrom('booking')
      .select('token')
      .where('submission_id', '=', id)
      .where('seat', 'is not', null)
      .executeTakeFirst()
    return booking === undefined ? undefined : `${pathOf(`appointment/${booking.token}`)}?${justBooked}`
  }
}
