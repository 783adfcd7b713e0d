import { summarise } from '#text/description.ts'
import { plainText } from '#text/plain-text.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { fillTerms } from '#views/kit/fill-terms.ts'
import type { SourceView } from '#views/kit/source.ts'
import { required } from '#views/kit/required.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type TocEntry, withContents } from '#views/editorial/table-of-contents.ts'

/** A legal page with its table of contents. */
export type LegalPageView = Readonly<{
  shell: ShellView
  title: string
  modified: string
  html: string
  contents: Readonly<{ title: string; entries: readonly TocEntry[] }>
  /** Whose lists of places the site uses, on one of the legal pages. */
  credits?: Readonly<{ title: string; sources: readonly SourceView[] }>
}>

/** Returns a legal page in a language. */
export function viewLegalPage(context: ViewContext, route: RouteOf<'legal'>): LegalPageView {
  const { locale, target } = route
  const { t } = context.languages(locale)
  const { legalDocuments } = context.catalogue
  const crediting = legalDocuments.find(({ id }) => id === 'disclaimer') ?? legalDocuments[0]
  const document = required(
    legalDocuments.find(({ id }) => id === target.document),
    `legal document ${target.document}`,
  )
  const filled = fillTerms(document.html[locale], context.catalogue.site, locale)
  const { html, entries } = withContents(filled)
  return {
    shell: viewShell(context, route, {
      title: document.title[locale],
      description: summarise(plainText(filled), 160),
    }),
    title: document.title[locale],
    modified: t('page.modified', { date: formatDate(document.modifiedOn, locale) }),
    html,
    contents: { title: t('page.contents'), entries },
    credits:
      document === crediting ? { title: t('page.places.title'), sources: viewPlaceSources(t) } : undefined,
  }
}

/** @see https://creativecommons.org/licenses/by/4.0/legalcode (read 2026-11-29): section 3(a), author, licence, changes */
function viewPlaceSources(t: Translate): readonly SourceView[] {
  return [
    { words: t('page.places.names'), link: { href: 'https://www.geonames.org/', words: 'GeoNames' } },
    {
      words: t('page.places.municipalities'),
      link: { href: 'https://opendata.bosa.be/', words: t('page.places.municipalitiesBy') },
    },
    {
      words: t('page.places.licence'),
      link: { href: 'https://creativecommons.org/licenses/by/4.0/', words: 'CC BY 4.0' },
    },
  ]
}
