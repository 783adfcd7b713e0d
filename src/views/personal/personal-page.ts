import type { Locale } from '#domain/values/locale.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import type { SavedSearchesProps } from '#islands/personal/SavedSearches.tsx'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { LinkView } from '#views/shell/link.ts'
import type { NavItemView } from '#views/shell/navigation.ts'
import { onwardLinks } from '#views/shell/onward-links.ts'
import { personalLinks } from '#views/shell/personal-links.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** A page of favourites, comparison, recent homes or saved searches: the island reads them from the browser. */
export type PersonalPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  /** The four pages of this kind. */
  pages: readonly NavItemView[]
  noScript: string
  onward: string
  lists: readonly LinkView[]
  island:
    | Readonly<{
        page: 'favourites' | 'compare' | 'recent'
        props: KeptContext
      }>
    | Readonly<{ page: 'searches'; props: SavedSearchesProps }>
}>

/** Returns a personal page in a language. */
export function viewPersonalPage(context: ViewContext, route: RouteOf<'personal'>): PersonalPageView {
  const { locale, target } = route
  const { t } = context.languages(locale)
  const links = personalLinks(context, locale)
  const title = links.find(({ page }) => page === target.page)?.label ?? ''
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: t(`personal.lead.${target.page}`),
    pages: links.map(({ page, label, href }) => ({
      label,
      href,
      isExternal: false,
      isNoFollow: false,
      current: page === target.page ? 'page' : undefined,
      children: [],
    })),
    noScript: t('personal.noScript'),
    onward: t('personal.onward'),
    lists: onwardLinks(context, locale),
    island: viewIsland(context, route),
  }
}

function viewIsland(
  context: ViewContext,
  { locale, target: { page } }: RouteOf<'personal'>,
): PersonalPageView['island'] {
  const props: KeptContext = {
    locale,
    numberTag: grammars[locale].numberTag,
    sections: context.catalogue.sections
      .filter(({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent'))
      .map(({ key }) => key),
    lists: onwardLinks(context, locale).map(({ label, href }) => ({ label, href })),
    page,
    agency: context.catalogue.site.name,
    messages: pickMessages(
      ['personal.', 'results.count', 'labels.field.epcLabel'],
      context.languages(locale),
    ),
  }
  return page === 'searches'
    ? { page, props: { ...props, searchable: viewSearchable(context, locale) } }
    : { page, props }
}

function viewSearchable(context: ViewContext, locale: Locale): SavedSearchesProps['searchable'] {
  const searchable = context.catalogue.sections.filter(
    ({ kind, isPublic }) => isPublic && kind !== 'discreet',
  )
  return Object.fromEntries(
    searchable.flatMap(({ key, kind, name }) => {
      const href = optionalPath(context, resultsKey(key), locale)
      if (href === undefined) return []
      return [[key, { label: name[locale], href, isProjects: kind === 'projects' }]]
    }),
  )
}
