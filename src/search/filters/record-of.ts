/**
 * Returns a record with a value for each key.
 * @example recordOf(['nl', 'fr'], (locale) => locale.toUpperCase()) // { nl: 'NL', fr: 'FR' }
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Readonly<Partial<Record<string, Value>>> = Object.fromEntries(
    keys.map((key) => [key, make(key)]),
  )
  if (hasAll(record, keys)) return record
  throw new RangeError('a key has no value')
}

function hasAll<Key extends string, Value>(
  record: Readonly<Partial<Record<string, Value>>>,
  keys: readonly Key[],
): record is Readonly<Record<Key, Value>> {
  return keys.every((key) => Object.hasOwn(record, key))
}
