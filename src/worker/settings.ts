/** What the build tells the worker about the site. */
export type WorkerSettings = Readonly<{
  /** Changes whenever a page does that is shown without a connection. */
  version: string
  /** Style sheet of the note, with a hash in its name. */
  style: string
  /** Kinds of page that may be kept to be read offline. */
  keptKinds: readonly string[]
  /** By the first segment of paths. */
  languages: Readonly<Partial<Record<string, OfflineWords>>>
  /** The language of paths without one. */
  fallback: string
}>

/** What is said without a connection in one language. */
export type OfflineWords = Readonly<{
  /** Path of the page in place of one that was never visited. */
  page: string
  /** BCP 47 tag. */
  lang: string
  /** Stands above a page that was kept; `{{when}}` is when it was. */
  note: string
}>
