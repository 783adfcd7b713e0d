import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import type { Messages } from '#i18n/create-words.ts'
import type { MoreSentenceFile, SentenceFile } from '#search/sentence/sentence-file.ts'
import type { SentTown } from '#search/sentence/sent-towns.ts'

/** How the keys of the messages begin that a field for sentences says, once it is awake; and the name of each filter that is on or off. */
export const sentenceMessages = [
  'say.label',
  'say.heard',
  'say.region',
  'say.mean',
  'say.failed',
  'filters.chip.bedrooms',
  'filters.chip.bathrooms',
  'filters.chip.living',
  'filters.chip.plot',
  'filters.chip.label',
  'filters.chip.available',
  'filters.chip.around',
  'filters.price',
  'results.count',
  'types.',
  'home.search.sale',
  'home.search.rent',
  'home.search.projects',
] as const

/** And of those about what it did not understand. */
export const moreSentenceMessages = [
  'say.not',
  'say.searched',
  'say.nothing',
  'say.tip',
  'filters.chip.text',
] as const

/** A list that a sentence can lead to: the key of its section, and its path. */
export type SentenceList = Readonly<{ goal: SentenceGoal; section: string; action: string }>

/** What sentences are read and answered with in one language: a file, loaded when the field is first used. */
export type SentencePack = Pick<SentenceFile, 'words'> &
  Readonly<{
    towns: readonly SentTown[]
    numberTag: string
    messages: Messages
    lists: readonly SentenceList[]
    /** Names of categories by WebID. */
    categories: Readonly<Record<string, string>>
  }>

/** What a sentence is read and answered with besides, where it is not understood with that. */
export type MoreSentencePack = MoreSentenceFile & Readonly<{ messages: Messages }>

/**
 * Returns the path of a language's file.
 * @example sentencePackPath('nl') // '/words/sentence-nl.json'
 */
export function sentencePackPath(language: string): string {
  return `/words/sentence-${language}.json`
}

/**
 * Returns the path of what is loaded where a sentence is not understood.
 * @example moreSentencePath('nl') // '/words/sentence-more-nl.json'
 */
export function moreSentencePath(language: string): string {
  return `/words/sentence-more-${language}.json`
}
