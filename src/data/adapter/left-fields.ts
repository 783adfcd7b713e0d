import { cell, cellValue } from '#data/cell/cell.ts'
import * as v from 'valibot'

/** Whether a value of an export says something: no empty text, list or object. */
export function isFilled(value: unknown): boolean {
  const single = v.safeParse(cell, value)
  if (single.success) return cellValue(single.output) !== undefined
  return Object.keys(Object(value)).length > 0
}

/** Counts fields of one record that no field of `data/` takes. */
export function countLeft(left: Map<string, number>, fields: Iterable<string>): void {
  for (const field of new Set(fields)) left.set(field, (left.get(field) ?? 0) + 1)
}
