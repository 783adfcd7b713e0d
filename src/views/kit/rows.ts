/** A fact with its name; `lang` is set when the value is in another language than the page. */
export type Row = Readonly<{ label: string; value: string; lang?: string }>

/** Rows under a heading of their own. */
export type RowGroup = Readonly<{
  title: string
  rows: readonly Row[]
  /** Values too long to stand in two columns. */
  isWide: boolean
}>

/** Returns a row, or nothing where the value is missing. */
export function row(label: string, value: string | undefined): readonly Row[] {
  return value === undefined || value === '' ? [] : [{ label, value }]
}

/** Returns a row of a value that is first put into words, or nothing where it is missing. */
export function rowOf<Value>(
  label: string,
  value: Value | undefined,
  format: (value: Value) => string,
): readonly Row[] {
  return value === undefined ? [] : row(label, format(value))
}
