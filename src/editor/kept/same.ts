import { isObject } from '#data/file/decode-records.ts'

/** Whether a value says nothing: no text, an empty list, or an object of such values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.values(value).every(isEmpty)
}

/** Whether two values say the same: a form holds empty values of its own, and leaves out those of the file. */
export function isSame(before: unknown, after: unknown): boolean {
  if (isEmpty(before) && isEmpty(after)) return true
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((one, index) => isSame(one, after[index]))
  if (!isObject(before) || !isObject(after)) return before === after
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) =>
    isSame(valueAt(before, key), valueAt(after, key)),
  )
}

/** Returns a field of an object; undefined for what every object has, such as `toString`. */
export function valueAt(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/**
 * Returns which entry of the list before each one now was: the same, or else of the same name, or else in the same place.
 * @returns an index per entry; undefined for a new one
 */
export function findBefore(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys())
  const found = new Map<number, number>()
  const find = (fits: (was: unknown, now: unknown) => boolean): void => {
    for (const [index, now] of after.entries()) {
      if (found.has(index)) continue
      const place = [index, ...free].find((each) => free.has(each) && fits(before[each], now))
      if (place === undefined) continue
      found.set(index, place)
      free.delete(place)
    }
  }
  find(isSame)
  find((was, now) => nameOf(now) !== undefined && nameOf(was) === nameOf(now))
  for (const index of after.keys()) {
    if (found.has(index) || !free.has(index)) continue
    found.set(index, index)
    free.delete(index)
  }
  return after.map((_, index) => found.get(index))
}

/** What tells one entry from the others. */
function nameOf(entry: unknown): unknown {
  return isObject(entry) ? (entry['id'] ?? entry['key'] ?? entry['name']) : undefined
}
