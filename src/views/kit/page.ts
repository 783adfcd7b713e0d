import type { Locale } from '#domain/values/locale.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { ViewContext } from './context.ts'

/** What a view with words is made of: the loaded site, a language, and the words of that language. */
export type Page = Readonly<{ context: ViewContext; locale: Locale; t: Translate }>

/** Returns what the views of a page in a language are made of. */
export function createPage(context: ViewContext, locale: Locale): Page {
  return { context, locale, t: translator(locale) }
}
