import type { PluralForms } from '#i18n/fill.ts'
import type { FilterOptions } from '#islands/results/live-options.ts'
import type { FacetName } from '#search/filters/filters.ts'

/** The goals of a search. */
export const searchGoals = ['sale', 'rent', 'projects'] as const
export type SearchGoal = (typeof searchGoals)[number]

/** One goal of the search box: its list, and the options to filter it by. */
export type SearchGoalData = Readonly<{
  goal: SearchGoal
  /** Key of the section whose list it leads to. */
  section: string
  /** Path of that list. */
  action: string
  label: string
  fields: Readonly<Record<FacetName, string>>
  /** How many listings there are, and the words of the button with a number. */
  count: number
  show: PluralForms
  options: FilterOptions
}>

export type SearchBoxData = Readonly<{
  words: Readonly<{
    label: string
    legend: string
    /** Shown where nothing is chosen. */
    all: Readonly<Record<FacetName, string>>
    filterTowns: string
    none: string
    /** The button when the number is not known. */
    results: string
  }>
  /** BCP 47 tag in which numbers are written. */
  numberTag: string
  goals: readonly SearchGoalData[]
}>
