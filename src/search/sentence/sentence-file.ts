import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import type { Locale } from '#domain/values/locale.ts'

/** A town of the lists: its slug, its names and other names, its postal codes, and the lists that have homes there. */
export type SentenceTown = Readonly<{
  slug: string
  names: readonly string[]
  zips: readonly string[]
  goals: readonly SentenceGoal[]
}>

/** A region or a place without homes, by its names, with the towns that are in it or nearest to it. */
export type SentencePlace = Readonly<{ names: readonly string[]; towns: readonly string[] }>

/** All that sentences are read with; phrases are folded and packed. */
export type SentenceFile = Readonly<{
  /** By language: `role=phrase,phrase` in lines. */
  words: Readonly<Partial<Record<Locale, string>>>
  towns: readonly SentenceTown[]
  regions: readonly SentencePlace[]
  elsewhere: readonly SentencePlace[]
}>
