/** Settings that the build writes into the worker. */
export type WorkerSettings = Readonly<{
  /** Changes whenever an offline page changes. */
  version: string
  /** Path of the note's style sheet, with a hash. */
  style: string
  /** Kinds of page that are cached for offline reading. */
  cachedKinds: readonly string[]
  /** Texts by the first segment of paths. */
  languages: Readonly<Partial<Record<string, OfflineWords>>>
  /** Language of paths without one. */
  fallback: string
}>

/** Texts of one language for when there is no connection. */
export type OfflineWords = Readonly<{
  /** Path of the page shown for a page that is not cached. */
  page: string
  /** BCP 47 tag. */
  lang: string
  /** Note above a cached page: what stands before and after the time when it was cached. */
  note: readonly [before: string, after: string]
}>
