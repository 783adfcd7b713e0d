import type { Messages } from '#i18n/create-words.ts'
import type { KeyBelow, Translate } from '#i18n/translate.ts'
import type { FilterOptions } from '#islands/results/live-options.ts'
import type { FacetName } from '#search/filters/filters.ts'

/** The goals of a search. */
export const searchGoals = ['sale', 'rent', 'projects'] as const
export type SearchGoal = (typeof searchGoals)[number]

/** The filters that it has. */
export const searchBoxFields = ['towns', 'categories', 'prices'] as const satisfies readonly FacetName[]
export type SearchBoxField = (typeof searchBoxFields)[number]

/** One goal of the search box: its list, and the options to filter it by. */
export type SearchGoalData = Readonly<{
  goal: SearchGoal
  /** Key of the section whose list it leads to. */
  section: string
  /** Path of that list. */
  action: string
  /** How many listings there are. */
  count: number
  options: FilterOptions
}>

/** How the keys of the messages of the search box begin. */
export const searchBoxMessages = ['home.search.', 'filters.townFilter', 'filters.none'] as const

/** Says the messages of the search box. */
export type SearchBoxTranslate = Translate<KeyBelow<(typeof searchBoxMessages)[number]>>

export type SearchBoxData = Readonly<{
  messages: Messages
  /** BCP 47 tag in which numbers are written. */
  numberTag: string
  goals: readonly SearchGoalData[]
}>
