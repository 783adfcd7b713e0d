import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'
import type { PluralForms } from '#islands/kit/words.ts'

/** What a visitor can look for. */
export const searchGoals = ['sale', 'rent', 'projects'] as const
export type SearchGoal = (typeof searchGoals)[number]

/** One goal of the search box: its list, and what can be chosen of it. */
export type SearchGoalData = Readonly<{
  goal: SearchGoal
  /** Key of the section whose list it leads to. */
  section: string
  /** Path of that list. */
  action: string
  label: string
  priceLabel: string
  /** How many listings there are, and the words of the button with a number. */
  count: number
  show: PluralForms
  towns: readonly MultiSelectOption[]
  types: readonly MultiSelectOption[]
  prices: readonly MultiSelectOption[]
}>

/** What the search box says whatever the goal; `results` is the button's when no number is known. */
export const searchBoxWords = [
  'label',
  'legend',
  'where',
  'allTowns',
  'filterTowns',
  'noTowns',
  'what',
  'allTypes',
  'allPrices',
  'results',
] as const

export type SearchBoxData = Readonly<{
  words: Readonly<Record<(typeof searchBoxWords)[number], string>>
  /** BCP 47 tag in which numbers are written. */
  numberTag: string
  goals: readonly SearchGoalData[]
}>
