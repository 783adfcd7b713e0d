import type { ViewContext } from './context.ts'

/**
 * Returns a function that makes one value per site and key, at its first use, and keeps it as long as the site: for what
 * every page shows alike.
 */
export function perSite<Key, Value>(
  create: (context: ViewContext, key: Key) => Value,
): (context: ViewContext, key: Key) => Value {
  const sites = new WeakMap<ViewContext, Map<Key, Value>>()
  return (context, key) => {
    const made = sites.get(context) ?? new Map<Key, Value>()
    sites.set(context, made)
    const known = made.get(key)
    if (known !== undefined) return known
    const value = create(context, key)
    made.set(key, value)
    return value
  }
}
