import type { Locale } from '#domain/values/locale.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { LinkView } from './link.ts'

/** Returns the links to the main lists, for pages that are dead ends. */
export function onwardLinks(context: ViewContext, locale: Locale): readonly LinkView[] {
  return context.catalogue.sections
    .filter(({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent' || kind === 'projects'))
    .flatMap(({ key, name }) => {
      const href = optionalPath(context, resultsKey(key), locale)
      return href === undefined ? [] : [{ label: name[locale], href, isExternal: false }]
    })
}
