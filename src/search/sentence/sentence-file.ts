import type { SentenceGoal } from '#domain/search/sentence-words.ts'

/** A town of the lists: its slug, its names and other names, its postal codes, and the lists that have homes there. */
export type SentenceTown = Readonly<{
  slug: string
  names: readonly string[]
  zips: readonly string[]
  goals: readonly SentenceGoal[]
}>

/** A region or a place without homes, by its names, with the towns that are in it or nearest to it. */
export type SentencePlace = Readonly<{ names: readonly string[]; towns: readonly string[] }>

/** What sentences are read with first: the words of the page's language, and the towns of the lists. */
export type SentenceFile = Readonly<{
  /** `role=phrase,phrase` in lines; phrases are folded. */
  words: string
  towns: readonly SentenceTown[]
}>

/** What they are read with besides, where something was not understood. */
export type MoreSentenceFile = Readonly<{
  /** What the other languages say that the page's own does not have, packed as its own. */
  words: string
  regions: readonly SentencePlace[]
  elsewhere: readonly SentencePlace[]
}>
