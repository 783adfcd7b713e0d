import type { ConsentFlag } from '#contracts/consent.ts'

/** A purpose, and what is done for it. */
export type PurposeWords = Readonly<{ name: string; why: string }>

/** What the first layer of the question for consent says. */
export type ConsentQuestionWords = Readonly<{
  title: string
  text: string
  /** Said once a consent was taken back. */
  withdrawn: string
  all: string
  none: string
  adjust: string
  policy: Readonly<{ label: string; href: string }> | undefined
  /** Said when the settings cannot be loaded. */
  failed: string
}>

/** What the settings say: the purposes in their order. */
export type ConsentSettingsWords = Readonly<{
  necessary: PurposeWords
  flags: readonly (PurposeWords & Readonly<{ flag: ConsentFlag }>)[]
  save: string
}>

/** The question as a file, so that pages do not carry it unasked: its first layer ready to be shown. */
export type ConsentFile = Readonly<{ html: string; settings: ConsentSettingsWords }>

/**
 * Returns where the question in a language is, from the root of the site.
 * @example consentFilePath('nl') // '/words/consent-nl.json'
 */
export function consentFilePath(language: string): string {
  return `/words/consent-${language}.json`
}
