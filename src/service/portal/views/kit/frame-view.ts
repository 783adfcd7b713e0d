import { openOffers, plannedViewings } from '#domain/owners/figures/coming.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { HomeHead, OwnedHome } from '#domain/owners/owned-home.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { barView } from '#service/door/views/below-bar.tsx'
import type { PickedHome } from '#ui/portal/frame/HomePicker.tsx'
import type { FrameView } from '#ui/portal/frame/PortalFrame.tsx'
import type { TabView } from '#ui/portal/frame/ViewTabs.tsx'
import { nameOfHome, stateOfHome, viewOwnersAgent } from './home-facts.ts'
import { type HomeContext, type PortalView, portalViews } from './home-context.ts'

/** What is shown: a view of one of the homes of an owner. */
export type Shown = Readonly<{
  view: PortalView
  home: OwnedHome
  homes: readonly HomeHead[]
  context: HomeContext
}>

/** Returns what stands around a view: the homes and the list of views. */
export function frameView({ view, home, homes, context }: Shown): FrameView {
  const { locale, t, now, hrefs } = context
  const pickedHome = (each: HomeHead): PickedHome => ({
    name: nameOfHome(each, context),
    state: stateOfHome(each, context),
    href: hrefs.view(view, each.subject),
    picture: context.subjectOf(each.subject)?.picture,
    note: openOffers(each, now).length > 0 ? t('portal.frame.offer') : undefined,
  })
  return {
    ...barView(context),
    picked: pickedHome(home),
    homes: homes.map(pickedHome),
    pickLabel: t('portal.frame.picked'),
    signOut: { action: hrefs.signOut, label: t('portal.frame.signOut') },
    name: t('portal.name'),
    tabs: {
      label: t('portal.frame.current'),
      items: portalViews.map((each) => ({
        label: t(`portal.views.${each}`),
        href: hrefs.view(each, home.subject),
        isCurrent: each === view,
        badge: badgeOf(each, home, context),
      })),
    },
    printed: `${nameOfHome(home, context)}, ${formatDate(dayOf(now), locale)}`,
    // The overview has the agent in its own place.
    agent: view === 'overview' ? undefined : viewOwnersAgent(home, context),
    notice: context.notice,
  }
}

/** How much of a view waits: viewings that are planned, papers that are wanted. */
function badgeOf(view: PortalView, home: OwnedHome, { locale, t, now }: HomeContext): TabView['badge'] {
  const badge = (count: number, words: string) =>
    count === 0 ? undefined : { count: formatNumber(count, locale), words }
  if (view === 'viewings') return badge(plannedViewings(home, now).length, t('portal.frame.planned'))
  return view === 'documents' ? badge(home.wanted.length, t('portal.frame.wanted')) : undefined
}
