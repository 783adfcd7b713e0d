import type { Locale } from '#domain/values/locale.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { ViewContext } from './context.ts'

/** What a view with words is made of: the loaded site, and a language with its words. */
export type Page = SiteLanguage & Readonly<{ context: ViewContext }>

/** Returns what the views of a page in a language are made of. */
export function createPage(context: ViewContext, locale: Locale): Page {
  return { context, ...context.languages(locale) }
}
