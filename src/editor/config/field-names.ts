import type { FieldNames } from '../say-refusals.ts'
import type { Field } from './field.ts'

/** Returns what a form calls its fields, those in groups and lists too. */
export function fieldNames(fields: readonly Field[]): FieldNames {
  const namesIn = (inner: readonly Field[]): readonly (readonly [string, string])[] =>
    inner.flatMap(({ name, label, fields: deeper = [] }) => [[name, label] as const, ...namesIn(deeper)])
  return new Map(namesIn(fields))
}
