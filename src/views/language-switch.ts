import { type Locale, langTags, languageNames } from '#domain/locale.ts'
import { translator } from '#i18n/translate.ts'
import type { Route } from '#routes/route.ts'
import { homeKey } from '#routes/route-keys.ts'
import type { ViewContext } from './context.ts'

/** A language that the visitor may switch to: always the same page, never the home page of that language. */
export type LanguageView = Readonly<{
  name: string
  code: string
  /** Language of the name. */
  lang: string
  /** Language of the page behind the link. */
  hreflang: string
  href: string
  isCurrent: boolean
  /** Said when this page is not there in that language: "auf Englisch". */
  note?: string
}>

/** Returns the languages of a page; none when the site has only one. */
export function viewLanguages(context: ViewContext, route: Route): readonly LanguageView[] {
  const { languageUse } = context.catalogue.site
  if (languageUse.length < 2) return []
  return languageUse.map((locale) => {
    const target = sameRoute(context, route, locale)
    return {
      name: languageNames[locale],
      code: locale.toUpperCase(),
      lang: langTags[locale],
      hreflang: langTags[target?.locale ?? locale],
      href: target?.path ?? homePath(context, locale),
      isCurrent: locale === route.locale,
      note:
        target === undefined || target.locale === locale ? undefined : translator(locale)('layout.inEnglish'),
    }
  })
}

/** A page without a German version leads to its English one (specification, section 2: login). */
function sameRoute({ routes }: ViewContext, route: Route, locale: Locale): Route | undefined {
  return routes.find(route.key, locale) ?? routes.find(route.key, 'en')
}

function homePath({ routes }: ViewContext, locale: Locale): string {
  return routes.find(homeKey(), locale)?.path ?? `/${locale}/`
}
