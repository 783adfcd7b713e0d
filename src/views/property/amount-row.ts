import type { Locale } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { type Row, rowOf } from '#views/kit/rows.ts'

type FieldName = Parameters<Translate>[0] extends infer Key
  ? Key extends `labels.field.${infer Name}`
    ? Name
    : never
  : never

/** Returns a row of an amount under the name of its field, or nothing where it is missing. */
export function amountRow(
  name: FieldName,
  amount: EuroCents | undefined,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  return rowOf(t(`labels.field.${name}`), amount, (cents) => formatMoney(cents, locale))
}
