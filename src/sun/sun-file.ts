import type { SunHome, SunPlace } from './sun-home.ts'

/** What the page's script needs to move the sun over a home. */
export type SunFile = Readonly<{ home: SunHome; places: readonly SunPlace[] }>

/** The words of the section in a language; `#` stands for a number. */
export type SunWords = Readonly<{
  numberTag: string
  /** How a time is written: `H.M uur`. */
  clock: string
  places: Readonly<Record<SunPlace, string>>
  today: string
  days: string
  hour: string
  play: string
  stop: string
  lit: string
  unlit: string
  height: string
  down: string
  /** Letters of north, east, south and west. */
  winds: readonly string[]
}>

/** Path of the home of a property in m. @example sunFilePath(2433) // '/sun/2433.json' */
export function sunFilePath(id: number): string {
  return `/sun/${id}.json`
}

/** Path of the four drawings of a property, each a view of its own: `#december`. */
export function sunDrawingPath(id: number): string {
  return `/sun/${id}.svg`
}

/** Path of the words of a language. @example sunWordsPath('nl') // '/words/sun-nl.json' */
export function sunWordsPath(language: string): string {
  return `/words/sun-${language}.json`
}
