import type { PersonalPage } from '#domain/site/personal-page.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Messages } from '#i18n/create-words.ts'

/** Props of every island on a personal page. */
export type KeptContext = Readonly<{
  locale: Locale
  /** BCP 47 tag of numbers and dates: `nl-BE`. */
  numberTag: string
  /** Keys of the lists that may hold the properties: `sale`, `rent`. */
  sections: readonly string[]
  /** Links of an empty page. */
  lists: readonly Readonly<{ label: string; href: string }>[]
  page: PersonalPage
  /** Name of the agency, for the title of a shared list. */
  agency: string
  messages: Messages
}>

/** Texts of a compare button, and the announcements after a click. */
export type CompareButtonWords = Readonly<{ compare: string; added: string; removed: string; full: string }>
