import type { Locale } from '#domain/values/locale.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { pageKey, personKey, resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Returns the path of an office's page: its page in the menu, else its own list; undefined when it has neither. */
export function officePath(
  { catalogue, routes }: ViewContext,
  officeId: string,
  locale: Locale,
): string | undefined {
  const page = menuPagesFor(catalogue, 'office').find(({ purpose }) => purpose.officeId === officeId)
  if (page !== undefined) return routes.find(pageKey(page.id), locale)?.path
  const section = catalogue.sections.find((candidate) => candidate.officeId === officeId)
  return section === undefined ? undefined : routes.find(resultsKey(section.key), locale)?.path
}

/** Returns the path of the page of a person of the team; undefined where people have none. */
export function personPath({ routes }: ViewContext, personId: string, locale: Locale): string | undefined {
  return routes.find(personKey(personId), locale)?.path
}
