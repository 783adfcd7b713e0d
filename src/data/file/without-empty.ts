import { isObject } from './decode-records.ts'

/**
 * Returns a value without what a form leaves empty: `""`, `null`, lists and objects with nothing in them.
 * @example withoutEmpty({ Price: null, texts: { nl: '' } }) // {}
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((inner) => !isEmpty(inner))
  if (!isObject(value)) return value
  const filled = Object.entries(value).flatMap(([key, inner]) => {
    const kept = withoutEmpty(inner)
    return isEmpty(kept) ? [] : [[key, kept] as const]
  })
  return Object.fromEntries(filled)
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}
