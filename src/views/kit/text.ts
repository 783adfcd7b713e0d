import { splitParagraphs } from '#text/description.ts'
import { type Locale, type Reader, type Translations, langTags, speak } from '#domain/values/locale.ts'
import { onlyInWords, type ProseKind } from './only-in.ts'
import type { Language, SiteLanguage } from '#i18n/languages.ts'

/** A text with its language, where that is not the page's. */
export type TextView = Readonly<{ text: string; lang?: string }>

/** Returns a text in the page's language, or in another one with its tag. */
export function viewText(texts: Translations, reader: Reader): TextView | undefined {
  const spoken = speak(texts, reader)
  if (spoken === undefined) return undefined
  return { text: spoken.text, lang: spoken.locale === reader.locale ? undefined : langTags[spoken.locale] }
}

/** Paragraphs of plain text with their language, where that is not the page's. */
export type ParagraphsView = Readonly<{
  paragraphs: readonly string[]
  lang?: string
  /** Where it is folded, because it is in another language: what it is, and in which. */
  onlyIn?: string
}>

/** Returns the paragraphs of a description; none when it is missing in every language. */
export function viewParagraphs(texts: Translations, reader: Reader): ParagraphsView {
  const text = viewText(texts, reader)
  return text === undefined ? { paragraphs: [] } : { paragraphs: splitParagraphs(text.text), lang: text.lang }
}

/** Of a text that a page shows in another language than its own: the tag of that language, and the sentence that says so. */
export type Untranslated = Readonly<{ lang: string; note: string }>

/** Returns what a page says of a text in a language; undefined for its own. */
export function viewUntranslated(
  { locale, t }: Language,
  spoken: Locale | undefined,
): Untranslated | undefined {
  if (spoken === undefined || spoken === locale) return undefined
  return {
    lang: langTags[spoken],
    note: t('layout.untranslated', { language: t(`layout.onlyIn.${spoken}`) }),
  }
}

/** Returns the paragraphs of a text, and where they are not in the page's language what they are, and in which. */
export function viewProse(texts: Translations, language: SiteLanguage, kind: ProseKind): ParagraphsView {
  return { ...viewParagraphs(texts, language), onlyIn: onlyInWords(texts, language, kind) }
}
