import * as v from 'valibot'
import { isObject } from '../file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/**
 * Returns a record of a shape with optional fields. A field of the wrong type is left out with a warning, so that one
 * bad value never costs a record.
 */
export function parseRecord<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  log: RecordLog,
): v.InferOutput<S> | undefined {
  const first = v.safeParse(schema, value)
  if (first.success) return first.output
  if (!isObject(value)) return undefined
  const broken = new Set<string>()
  for (const issue of first.issues) {
    const field = String(issue.path?.[0].key ?? '')
    if (broken.has(field)) continue
    broken.add(field)
    log.warn(field, 'not a value of this field; it is left out', {
      expected: 'text, a number, yes or no, or a list where the field is one',
      received: value[field],
      remedy: 'have the CRM export one value',
    })
  }
  const second = v.safeParse(
    schema,
    Object.fromEntries(Object.entries(value).filter(([field]) => !broken.has(field))),
  )
  return second.success ? second.output : undefined
}
