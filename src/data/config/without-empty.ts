import { isObject } from '../file/decode-records.ts'

/** Returns a value without empty texts and nulls: the editor holds one for each field that nobody filled in. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const filled = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== null)
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]))
}
