import type { ConsentPanelWords } from '#ui/dialogs/ConsentPanel.tsx'

/** The consent dialog of a language: its HTML, and the words that its choice by purpose is hydrated with. */
export type ConsentFile = Readonly<{ html: string; panel: ConsentPanelWords }>

/**
 * Returns the path of a language's consent dialog.
 * @example consentFilePath('nl') // '/words/consent-nl.json'
 */
export function consentFilePath(language: string): string {
  return `/words/consent-${language}.json`
}
