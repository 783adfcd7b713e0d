import type { FormsFile, ResultsList } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formPath } from './form-link.ts'

/** Returns the lists that somebody who looks for a home is told about, in a language. */
export function viewWantedLists(context: ViewContext, locale: Locale): FormsFile['lists'] {
  return { buy: viewList(context, 'sale', locale), rent: viewList(context, 'rent', locale) }
}

/** Returns the first list of a kind that has search files and a page. */
function viewList(context: ViewContext, kind: 'sale' | 'rent', locale: Locale): ResultsList | undefined {
  const { sections } = context.catalogue
  const section = sections.find((one) => one.kind === kind && one.isPublic)?.key
  const path = section === undefined ? undefined : optionalPath(context, resultsKey(section), locale)
  const demandPath = formPath(context, 'demand-register', locale)
  return section === undefined || path === undefined ? undefined : { section, path, demandPath }
}
