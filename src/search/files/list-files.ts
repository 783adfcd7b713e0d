import type { Locale } from '#domain/values/locale.ts'
import type { Offered } from '#search/engine/offered.ts'
import type { Layout } from './card-blocks.ts'

/** The files of one list, by name below `files/`; each name holds the hash of its content. */
export type ListFiles = Readonly<{
  /** Equal as long as the list has the same listings in the same rows: files with the same mark belong together. */
  rows: string
  index: string
  points: string
  /** The CRM ids, row by row. */
  ids: string
  /** The {@link ListText} of each language. */
  texts: Readonly<Partial<Record<Locale, string>>>
}>

/** Stands for a fact that a property cannot have; an unknown one is empty. */
export const noSuchFact = '–'

/** A heading, and the labels of the facts below it. */
export type FactGroup = Readonly<{ title: string; labels: readonly string[] }>

/** The texts of one list in one language, and the names of its further files; `words` is what shows the list. */
export type ListText<Words = unknown> = Readonly<{
  /** Names in step with `towns`, `types` and `categoryIds` of the index. */
  townNames: readonly string[]
  /** What else the towns are looked for by: postal code and names in other languages. */
  townAliases: readonly string[]
  typeNames: readonly string[]
  categoryNames: readonly string[]
  /** The filters behind "more filters". */
  offered: Offered
  words: Words
  /** The facts by which listings are compared, in groups; none where nothing is compared. */
  factGroups: readonly FactGroup[]
  files: Readonly<{
    /** A text to search in for each row, folded: town, street where it is published, headline, reference, and the words of its text. */
    searchTexts: string
    /** What each row's pin on the map says. */
    pins: string
    /** Blocks of cards, and of facts, in each layout. */
    cards: Readonly<Record<Layout, readonly string[]>>
    /** Blocks of facts, in the order of the rows. */
    facts: readonly string[]
  }>
}>

/** Path of the manifest of homes that are shown early, for the service: the search of visitors reads another one. */
export const earlyManifest = '/search/early.json'

/** `manifest.json`: the one file that is fetched anew, which names all others. */
export type SearchManifest = Readonly<{
  format: number
  /** By the key of the section. */
  files: Readonly<Partial<Record<string, ListFiles>>>
}>
