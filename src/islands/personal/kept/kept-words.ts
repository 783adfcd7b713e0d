import type { Locale } from '#domain/values/locale.ts'
import type { PluralForms } from '#islands/kit/words.ts'

/** What every island of a personal page needs to know. */
export type KeptContext = Readonly<{
  locale: Locale
  /** BCP 47 tag of numbers and dates: `nl-BE`. */
  numberTag: string
  /** Keys of the lists in which properties are looked up: `sale`, `rent`. */
  sections: readonly string[]
  /** The lists to go on to from a page that has nothing to show. */
  lists: readonly Readonly<{ label: string; href: string }>[]
}>

/** Words of loading, which all of them say. */
export type LoadingWords = Readonly<{ loading: string; failed: string; stale: string; retry: string }>

/** Words of taking away and taking that back. */
export type RemovalWords = Readonly<{ removeAll: string; removed: string; undo: string }>

/** Words of an empty page. */
export type EmptyWords = Readonly<{ empty: string; onward: string }>

/** Words of a list that is sent to somebody. */
export type SharingWords = Readonly<{
  share: string
  shareTitle: string
  copied: string
  copyFailed: string
  shared: string
  keepShared: string
  ownList: string
}>

/** Words of a button that compares, and what the page's own script says after a press. */
export type CompareButtonWords = Readonly<{ compare: string; added: string; removed: string; full: string }>

/** Words of a list of properties that the visitor keeps. */
export type KeptListWords = LoadingWords &
  RemovalWords &
  EmptyWords &
  Readonly<{
    found: PluralForms
    /** `Pand {{id}} staat niet meer in ons aanbod.` */
    gone: string
    /** How a property without a card is called: `pand 2417`. */
    goneName: string
    /** Names what is removed: `{{title}}`. */
    removeOf: string
    remove: string
    sold: string
    rented: string
  }>
