import type { Locale } from '#domain/values/locale.ts'
import type { Translate } from '#i18n/translate.ts'

/** Context of structured data: origin, language and words. */
export type SeoContext = Readonly<{
  /** Origin of the site without a trailing slash. */
  baseUrl: string
  locale: Locale
  t: Translate
}>
