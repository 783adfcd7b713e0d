import { splitParagraphs } from '#text/description.ts'
import { type Locale, type Translations, langTags, speak } from '#domain/values/locale.ts'

/** A text with its language, where that is not the page's. */
export type TextView = Readonly<{ text: string; lang?: string }>

/** Returns a text in the page's language, or in another one with its tag. */
export function viewText(texts: Translations, locale: Locale): TextView | undefined {
  const spoken = speak(texts, locale)
  if (spoken === undefined) return undefined
  return { text: spoken.text, lang: spoken.locale === locale ? undefined : langTags[spoken.locale] }
}

/** Paragraphs of plain text with their language, where that is not the page's. */
export type ParagraphsView = Readonly<{ paragraphs: readonly string[]; lang?: string }>

/** Returns the paragraphs of a description; none when it is missing in every language. */
export function viewParagraphs(texts: Translations, locale: Locale): ParagraphsView {
  const text = viewText(texts, locale)
  return text === undefined ? { paragraphs: [] } : { paragraphs: splitParagraphs(text.text), lang: text.lang }
}
