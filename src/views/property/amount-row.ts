import type { Locale } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { type FieldName, fieldRowOf, type Row } from '#views/kit/rows.ts'

/** Returns the row of a field that holds an amount, or nothing where it is missing. */
export function amountRow(
  field: FieldName,
  amount: EuroCents | undefined,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  return fieldRowOf(t, field, amount, (cents) => formatMoney(cents, locale))
}
