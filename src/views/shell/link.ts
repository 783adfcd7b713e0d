import type { Href } from '#domain/site/link.ts'
import type { Locale } from '#domain/values/locale.ts'
import { langTags } from '#domain/values/locale.ts'
import { resolveLink } from '#routes/table/resolve-link.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** A link as markup prints it. */
export type LinkView = Readonly<{
  label: string
  href: string
  /** External links open a new tab. */
  isExternal: boolean
  /** Language of the linked page, where it differs from this page's. */
  hreflang?: string
}>

/** Returns a link that an editor typed, as it stands in one language. */
export function viewLink(context: ViewContext, label: string, link: Href, locale: Locale): LinkView {
  const { href, isExternal } = resolveLink(link, locale, context.routes)
  return { label, href, isExternal, hreflang: isExternal ? undefined : otherLanguage(context, href, locale) }
}

/** Returns the language of an internal page when it is not the wanted one: the German link to the owners' login. */
function otherLanguage({ routes }: ViewContext, href: string, locale: Locale): string | undefined {
  const route = routes.at(href.replace(/[?#].*$/, ''))
  return route === undefined || route.locale === locale ? undefined : langTags[route.locale]
}
