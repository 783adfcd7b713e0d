import { summarise } from '#text/description.ts'
import { plainText } from '#text/plain-text.ts'
import { formatDate } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { fillTerms } from '#views/kit/fill-terms.ts'
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
}>

/** Returns a legal page in a language. */
export function viewLegalPage(context: ViewContext, route: RouteOf<'legal'>): LegalPageView {
  const { locale, target } = route
  const { t } = context.languages(locale)
  const document = required(
    context.catalogue.legalDocuments.find(({ id }) => id === target.document),
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
  }
}
