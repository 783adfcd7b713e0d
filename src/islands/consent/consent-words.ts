import type { ConsentFlag } from '#domain/consent.ts'

/** A purpose, and what is done for it. */
export type PurposeWords = Readonly<{ name: string; why: string }>

/** What the question for consent says; a file, so that pages do not carry it unasked. */
export type ConsentWords = Readonly<{
  title: string
  text: string
  /** Said once a consent was taken back. */
  withdrawn: string
  all: string
  none: string
  adjust: string
  policy: Readonly<{ label: string; href: string }> | undefined
  settings: ConsentSettingsWords
  /** Said when the settings cannot be loaded. */
  failed: string
}>

/** What the settings say: the purposes in their order. */
export type ConsentSettingsWords = Readonly<{
  necessary: PurposeWords
  flags: readonly (PurposeWords & Readonly<{ flag: ConsentFlag }>)[]
  save: string
}>

/**
 * Returns where the words of a language are, from the root of the site.
 * @example consentWordsPath('nl') // '/words/consent-nl.json'
 */
export function consentWordsPath(language: string): string {
  return `/words/consent-${language}.json`
}
