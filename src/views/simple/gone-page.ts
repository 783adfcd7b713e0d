import { langTags } from '#domain/values/locale.ts'
import type { Translate } from '#i18n/translate.ts'
import type { GonePath } from '#routes/ledger/closed-paths.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import type { Route } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** The page at the path of a listing that was removed. */
export type GonePageView = Readonly<{
  lang: string
  siteName: string
  homeHref: string
  message: string
  /** The list of the town, then that of the section. */
  links: readonly Readonly<{ text: string; href: string }>[]
}>

/** Returns the page of a removed listing, with links to the lists of its town and section. */
export function viewGonePage(
  { catalogue, routes, languages }: Pick<ViewContext, 'catalogue' | 'routes' | 'languages'>,
  { locale, lists }: GonePath,
): GonePageView {
  const { t } = languages(locale)
  return {
    lang: langTags[locale],
    siteName: catalogue.site.name,
    homeHref: routes.find(homeKey(), locale)?.path ?? '/',
    message: t('states.propertyMissing'),
    links: lists.map((list) => ({ text: nameList(list, t), href: list.path })),
  }
}

/** @example nameList(route, t) // 'Te koop in Berlare' */
function nameList({ breadcrumb, target }: Route, t: Translate): string {
  const [above, last] = breadcrumb.slice(-2).map(({ label }) => label)
  if (target.kind !== 'results' || target.town === undefined) return last ?? ''
  return t('results.inTown', { section: above ?? '', town: last ?? '' })
}
