import type { ReactNode } from 'react'
import type { ShownHome } from '#contracts/shown-home.ts'
import type { Month } from '#domain/owners/figures/month.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { noticePage } from '#service/door/views/below-bar.tsx'
import { PortalFrame } from '#ui/portal/frame/PortalFrame.tsx'
import { HomeStatistics } from '#ui/portal/pages/HomeStatistics.tsx'
import { CommunicationsPage } from './communications-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { frameView, type Shown } from './kit/frame-view.ts'
import type { HomeContext, HomeView, PortalView, ViewProps } from './kit/home-context.ts'
import { MediaPage } from './media-page.tsx'
import { OfferPage, titleOfOffer } from './offer-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { ReportPage, titleOfReport } from './report-page.tsx'
import { statisticsView } from './statistics-view.ts'
import { ViewingsPage } from './viewings-page.tsx'

const bodies: Readonly<Record<Exclude<HomeView, 'statistics'>, (props: ViewProps) => ReactNode>> = {
  overview: OverviewPage,
  viewings: ViewingsPage,
  media: MediaPage,
  communications: CommunicationsPage,
  documents: DocumentsPage,
}

/** Returns a view of a home: header, list of views and `main`, all that stands in the shell's body before its footer. */
export function portalPage(shown: Shown & Readonly<{ view: HomeView }>): ServicePage {
  const { view, home, context } = shown
  if (view === 'statistics') return statisticsPage(shown)
  const View = bodies[view]
  return framedPage(shown, <View home={home} context={context} />)
}

/** Returns the statistics of a home, which React takes over in the browser when range, graph or choice of home is used. */
function statisticsPage(shown: Shown): ServicePage {
  const state: ShownHome = {
    frame: frameView(shown),
    statistics: statisticsView(shown.home, shown.context),
  }
  return {
    title: shown.context.t('portal.views.statistics'),
    body: (
      <div data-portal>
        <HomeStatistics shown={state} />
      </div>
    ),
    state,
  }
}

/** Returns any content as a view of the portal: the account, or what went wrong. */
export function framedPage(shown: Shown, body: ReactNode): ServicePage {
  const { t } = shown.context
  return {
    title: t(`portal.views.${shown.view}`),
    body: <PortalFrame frame={frameView(shown)}>{body}</PortalFrame>,
  }
}

/** Returns an offer on a home, among its documents. */
export function offerPage(offer: ReleasedOffer, shown: Omit<Shown, 'view'>): ServicePage {
  const { home, context } = shown
  const page = <OfferPage offer={offer} home={home} context={context} />
  const { body } = framedPage({ ...shown, view: 'documents' }, page)
  return { title: titleOfOffer(offer, context), body }
}

/** Returns the report of a month as a sheet of paper; it has no frame. */
export function reportPage(home: OwnedHome, month: Month, context: HomeContext): ServicePage {
  return { title: titleOfReport(month, context), body: <ReportPage {...{ home, month, context }} /> }
}

/**
 * Returns the page that says that a view could not be shown, for when a home cannot be read.
 * @param again address of the same view
 */
export function failedPage(
  view: PortalView,
  again: string,
  { site, t }: Pick<HomeContext, 'site' | 't'>,
): ServicePage {
  return noticePage({ site, t }, t(`portal.views.${view}`), {
    title: t('portal.failed.title'),
    text: t('portal.failed.text'),
    ways: [{ label: t('portal.failed.again'), href: again }],
  })
}
