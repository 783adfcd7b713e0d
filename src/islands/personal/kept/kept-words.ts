import type { Locale } from '#domain/values/locale.ts'
import type { PluralForms } from '#islands/kit/words.ts'

/** Props of every island on a personal page. */
export type KeptContext = Readonly<{
  locale: Locale
  /** BCP 47 tag of numbers and dates: `nl-BE`. */
  numberTag: string
  /** Keys of the lists that may hold the properties: `sale`, `rent`. */
  sections: readonly string[]
  /** Links of an empty page. */
  lists: readonly Readonly<{ label: string; href: string }>[]
}>

/** Texts about loading. */
export type LoadingWords = Readonly<{ loading: string; failed: string; stale: string; retry: string }>

/** Texts about removing and undoing. */
export type RemovalWords = Readonly<{ removeAll: string; removed: string; undo: string }>

/** Texts of an empty page. */
export type EmptyWords = Readonly<{ empty: string; onward: string }>

/** Texts about sharing a list. */
export type SharingWords = Readonly<{
  share: string
  shareTitle: string
  copied: string
  copyFailed: string
  shared: string
  keepShared: string
  ownList: string
}>

/** Texts of a compare button, and the announcements after a click. */
export type CompareButtonWords = Readonly<{ compare: string; added: string; removed: string; full: string }>

/** Texts of a list of saved properties. */
export type KeptListWords = LoadingWords &
  RemovalWords &
  EmptyWords &
  Readonly<{
    found: PluralForms
    /** `Pand {{id}} staat niet meer in ons aanbod.` */
    gone: string
    /** Name of a property without a card: `pand 2417`. */
    goneName: string
    /** Accessible name of a remove button: `{{title}}`. */
    removeOf: string
    remove: string
    sold: string
    rented: string
  }>
