import { type Locale, langTags, languageNames } from '#domain/values/locale.ts'
import type { Route } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'

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
  /** Shown when the page does not exist in that language: "auf Englisch", and the code of the one it is in. */
  only?: Readonly<{ note: string; code: string }>
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
      hreflang: langTags[target.locale],
      href: target.path,
      isCurrent: locale === route.locale,
      only:
        target.locale === locale
          ? undefined
          : {
              note: context.languages(locale).t(`layout.onlyIn.${target.locale}`),
              code: target.locale.toUpperCase(),
            },
    }
  })
}

/**
 * Returns the page in a language; where it has none, in English (specification, section 2: login), else the page itself:
 * never the home page.
 */
function sameRoute({ routes }: ViewContext, route: Route, locale: Locale): Route {
  return routes.find(route.key, locale) ?? routes.find(route.key, 'en') ?? route
}
