import type { Goal } from '#domain/listing/property.ts'
import type { Messages } from '#i18n/create-words.ts'
import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** How the keys of the messages begin that a live list and its map say. */
export const liveMessages = [
  'live.',
  'map.',
  'filters.chip.',
  'filters.field.',
  'filters.price',
  'filters.any',
  'filters.atLeast',
  'filters.orBetter',
  'filters.now',
  'filters.group.',
  'filters.textHint',
  'results.inTown',
  'results.sentence.',
  'plurals.',
  'results.count',
  'results.summary',
  'results.saved',
  'results.page',
  'results.paging',
  'results.previous',
  'results.next',
  'results.empty',
  'results.alert',
  'personal.saveSearch',
  'personal.searchByMail',
  'personal.searchSaved',
  'personal.held',
  'personal.toSearches',
] as const

/** Says the messages of a live list. */
export type LiveTranslate = Translate<KeyBelow<(typeof liveMessages)[number]>>

/** The words of a live list in one language. */
export type LiveWords = Readonly<{
  /** Name of the section. */
  section: string
  /** What all its homes are for; absent in an office's list and among projects. */
  goal?: Goal
  /** Path of the email alert form; empty when the site has none. */
  alertHref: string
  /** Path of the page with the saved searches; empty when the site has none. */
  searchesHref: string
  messages: Messages
}>
