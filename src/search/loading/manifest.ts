import type { Locale } from '#domain/values/locale.ts'
import { searchFormat } from '#search/files/search-file.ts'

/** The files of one list, by name below `files/`; each name holds the hash of what is in it. */
export type ListFiles = Readonly<{
  /** The same as long as the list has the same listings in the same rows: files of one list belong together by it. */
  rows: string
  index: string
  points: string
  cards: Readonly<Partial<Record<Locale, string>>>
  /** Absent of lists of which nothing is compared. */
  facts?: Readonly<Partial<Record<Locale, string>>>
}>

/** `manifest.json`: the one file that is asked for anew, which names all others. */
export type SearchManifest = Readonly<{
  format: number
  /** By the key of the section. */
  files: Readonly<Partial<Record<string, ListFiles>>>
}>

/** Whether a value is a manifest that this page can read. */
export function isManifest(value: unknown): value is SearchManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === searchFormat &&
    'files' in value &&
    typeof value.files === 'object'
  )
}
