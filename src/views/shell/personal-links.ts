import type { Locale } from '#domain/values/locale.ts'
import { type PersonalPage, personalPages } from '#domain/site/personal-page.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { LinkView } from './link.ts'

/** Returns the links to the personal pages: favourites, comparison, recent homes, saved searches. */
export function personalLinks(
  context: Pick<ViewContext, 'routes'>,
  locale: Locale,
): readonly (LinkView & Readonly<{ page: PersonalPage }>)[] {
  return personalPages.flatMap((page) => {
    const route = context.routes.find(personalKey(page), locale)
    if (route === undefined) return []
    return [{ page, label: route.breadcrumb.at(-1)?.label ?? page, href: route.path, isExternal: false }]
  })
}
