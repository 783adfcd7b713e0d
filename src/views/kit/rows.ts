import { once, oncePer } from '#domain/values/once.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'

/** A field that has a label of its own: `bedrooms`, `chargesTenant`. */
export type FieldName = MessageKey extends infer Key
  ? Key extends `labels.field.${infer Name}`
    ? Name
    : never
  : never

/** A fact with its label; `lang` is set when the value is in another language than the page. */
export type Row = Readonly<{ field?: FieldName; label: string; value: string; lang?: string }>

/** Rows under a heading of their own. */
export type RowGroup = Readonly<{
  title: string
  rows: readonly Row[]
  /** Values too long for two columns. */
  isWide: boolean
}>

/** Returns a row, or nothing where the value is missing. */
export function row(label: string, value: string | undefined): readonly Row[] {
  return value === undefined || value === '' ? [] : [{ label, value }]
}

/** Returns a row of a formatted value, or nothing where it is missing. */
export function rowOf<Value>(
  label: string,
  value: Value | undefined,
  format: (value: Value) => string,
): readonly Row[] {
  return value === undefined ? [] : row(label, format(value))
}

/** The labels of fields in a language, remembered: a large build asks for them millions of times. */
const labelsOf = oncePer((t: Translate) => once((field: FieldName) => t(`labels.field.${field}`)))

/** Returns the row of a field, or nothing where its value is missing. */
export function fieldRow(t: Translate, field: FieldName, value: string | undefined): readonly Row[] {
  return value === undefined || value === '' ? [] : [{ field, label: labelsOf(t)(field), value }]
}

/** Returns the row of a field with a formatted value, or nothing where it is missing. */
export function fieldRowOf<Value>(
  t: Translate,
  field: FieldName,
  value: Value | undefined,
  format: (value: Value) => string,
): readonly Row[] {
  return value === undefined ? [] : fieldRow(t, field, format(value))
}
