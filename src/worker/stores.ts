const prefix = 'site-'

/** The worker's caches and their largest number of entries. A page without pictures takes 20 to 90 KB. */
export const stores = {
  pages: { cache: `${prefix}pages-1`, maxEntries: 100 },
  /** Scripts, style sheets, fonts, search files. */
  files: { cache: `${prefix}files-1`, maxEntries: 150 },
  pictures: { cache: `${prefix}pictures-1`, maxEntries: 300 },
} as const

export type StoreName = keyof typeof stores

/** Returns the name of the cache for the offline pages. */
export function offlineCache(version: string): string {
  return `${prefix}offline-${version}`
}

/** Whether a cache belongs to this site's workers, past or present; another program may share the origin. */
export function isOwn(cache: string): boolean {
  return cache.startsWith(prefix)
}

/** Whether a cache belongs to an earlier worker and is unused. */
export function isOutdated(cache: string, version: string): boolean {
  const used: readonly string[] = [
    offlineCache(version),
    ...Object.values(stores).map((store) => store.cache),
  ]
  return isOwn(cache) && !used.includes(cache)
}

/** Caches a response as the newest of its store; removes the oldest when the store is full. */
export async function addToStore(name: StoreName, key: string, response: Response): Promise<void> {
  const { cache: cacheName, maxEntries } = stores[name]
  const cache = await caches.open(cacheName)
  // Deleted first, so that the entry moves to the end.
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(oldest)
}
