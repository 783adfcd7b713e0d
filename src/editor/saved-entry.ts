/** What an editor is about to save: a document, with its other languages, or a file of records. */
export type SavedEntry = Readonly<{
  collection: string
  path: string
  data: unknown
  /** Data of the other languages; undefined for one that is switched off. */
  i18n?: Readonly<Record<string, Readonly<{ data: unknown }>>>
}>
