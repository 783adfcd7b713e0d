import type { ConsentFlag } from './consent.ts'

/** Name of a purpose, and what the data is used for. */
export type PurposeWords = Readonly<{ name: string; why: string }>

/** Words of the consent settings; the purposes in their order. */
export type ConsentSettingsWords = Readonly<{
  necessary: PurposeWords
  flags: readonly (PurposeWords & Readonly<{ flag: ConsentFlag }>)[]
  save: string
}>

/** The consent dialog in one language: the HTML of its first layer, and the words of its settings. */
export type ConsentFile = Readonly<{ html: string; settings: ConsentSettingsWords }>

/**
 * Returns the path of a language's consent file.
 * @example consentFilePath('nl') // '/words/consent-nl.json'
 */
export function consentFilePath(language: string): string {
  return `/words/consent-${language}.json`
}
