const prefix = 'site-'

/** Caches of the browser in which the worker keeps answers, and how many of each. A page with words is 20 to 90 KB. */
export const stores = {
  pages: { cache: `${prefix}pages-1`, most: 100 },
  /** Scripts, styles, fonts, files of the search. */
  files: { cache: `${prefix}files-1`, most: 150 },
  pictures: { cache: `${prefix}pictures-1`, most: 300 },
} as const

export type StoreName = keyof typeof stores

/** Returns the cache of the pages that are shown without a connection. */
export function offlineCache(version: string): string {
  return `${prefix}offline-${version}`
}

/** Whether a cache is one of this worker or of a former one, and not of another program of the same address. */
export function isOwn(cache: string): boolean {
  return cache.startsWith(prefix)
}

/** Whether a cache is of a former worker, and used no more. */
export function isOutdated(cache: string, version: string): boolean {
  const used: readonly string[] = [
    offlineCache(version),
    ...Object.values(stores).map((store) => store.cache),
  ]
  return isOwn(cache) && !used.includes(cache)
}

/** Keeps an answer as the newest of its store; the oldest makes room. */
export async function keep(name: StoreName, key: string, response: Response): Promise<void> {
  const { cache: cacheName, most } = stores[name]
  const cache = await caches.open(cacheName)
  // Kept anew: what is used often is never the oldest.
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest)
}
