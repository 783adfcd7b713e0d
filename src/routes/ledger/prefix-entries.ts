import type { RouteEntry } from '#domain/site/route-entry.ts'

/** First segments of pages that records make. */
export type PrefixEntry = Extract<RouteEntry, { type: 'prefix' }>

/** Returns the first segments of one kind of page; undefined when `routes.json` does not have them. */
export function prefixEntry(
  entries: readonly RouteEntry[],
  kind: PrefixEntry['kind'],
): PrefixEntry | undefined {
  return entries.find((entry): entry is PrefixEntry => entry.type === 'prefix' && entry.kind === kind)
}
