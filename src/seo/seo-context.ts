import type { Locale } from '#domain/values/locale.ts'
import type { Translate } from '#i18n/translate.ts'

/** What every builder of structured data needs to know about the page. */
export type SeoContext = Readonly<{
  /** Origin of the site without a trailing slash. */
  baseUrl: string
  locale: Locale
  t: Translate
}>
