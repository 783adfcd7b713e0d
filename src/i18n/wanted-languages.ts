import { wantedLanguages as askBrowser } from '#domain/wanted-languages.ts'

/** Script text of the same list, for pages without a language: every place that asks, asks in this order. */
export const wantedLanguages = `(${askBrowser})()`
