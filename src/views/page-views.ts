import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { Route, RouteOf } from '#routes/table/route.ts'
import { viewCalculatorPage } from '#views/calculator/calculator-page.ts'
import { viewArticlePage } from '#views/editorial/article-page.ts'
import { viewEditorialPage } from '#views/editorial/editorial-page.ts'
import { viewHomePage } from '#views/editorial/home-page.ts'
import { viewPersonPage } from '#views/agency/person-page.ts'
import { viewTestimonialsPage } from '#views/editorial/testimonials-page.ts'
import { viewVacancyPage } from '#views/editorial/vacancy-page.ts'
import { viewFormAnswerPage } from '#views/forms/form-answer-page.ts'
import { viewFormPage } from '#views/forms/form-page.ts'
import { viewLoginPage } from '#views/forms/login-page.ts'
import { viewThankYouPage } from '#views/forms/thank-you-page.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewPersonalPage } from '#views/personal/personal-page.ts'
import { viewPortalPage } from '#views/portal/portal-page.ts'
import { viewProject } from '#views/project/project-page.ts'
import { viewUnit } from '#views/project/unit-page.ts'
import { viewProperty } from '#views/property/property-page.ts'
import { viewResults } from '#views/results/results-page.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import type { PageMeta } from '#views/shell/page-meta.ts'
import { viewSoldPage } from '#views/sold/sold-page.ts'
import { viewLegalPage } from '#views/simple/legal-page.ts'
import { viewNotFoundPage } from '#views/simple/not-found-page.ts'
import { viewOfflinePage } from '#views/simple/offline-page.ts'

type ViewOf<K extends PageKind, View> = (context: ViewContext, route: RouteOf<K>) => View

/** Adds the shell to the view of a page that is made without one. */
function inShell<K extends PageKind, View extends Readonly<{ meta: PageMeta }>>(
  viewContent: ViewOf<K, View>,
): ViewOf<K, Readonly<{ view: View; shell: ShellView }>> {
  return (context, route) => {
    const view = viewContent(context, route)
    return { view, shell: viewShell(context, route, view.meta) }
  }
}

/** Everything that each kind of page shows: its file in `src/pages` draws this and reads nothing else. */
export const pageViews = {
  home: viewHomePage,
  page: viewEditorialPage,
  results: inShell(viewResults),
  property: inShell(viewProperty),
  project: inShell(viewProject),
  unit: inShell(viewUnit),
  article: viewArticlePage,
  vacancy: viewVacancyPage,
  person: viewPersonPage,
  sold: viewSoldPage,
  testimonials: viewTestimonialsPage,
  'thank-you': viewThankYouPage,
  login: viewLoginPage,
  form: viewFormPage,
  'form-answer': viewFormAnswerPage,
  portal: viewPortalPage,
  desk: viewPortalPage,
  legal: viewLegalPage,
  personal: viewPersonalPage,
  calculator: viewCalculatorPage,
  'not-found': viewNotFoundPage,
  offline: viewOfflinePage,
} satisfies { readonly [K in PageKind]: ViewOf<K, object> }

/** Returns the view of a route's page. */
export function viewRoute(context: ViewContext, route: Route): object {
  // The table has the view function of each kind of route, which TypeScript cannot follow through a union.
  const view = pageViews[route.kind] as (context: ViewContext, route: Route) => object
  return view(context, route)
}
