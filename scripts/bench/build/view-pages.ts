import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { Site } from '#site'
import { viewArticlePage } from '#views/editorial/article-page.ts'
import { viewCalculatorPage } from '#views/calculator/calculator-page.ts'
import { viewEditorialPage } from '#views/editorial/editorial-page.ts'
import { viewFormAnswerPage } from '#views/forms/form-answer-page.ts'
import { viewPortalPage } from '#views/portal/portal-page.ts'
import { viewFormPage } from '#views/forms/form-page.ts'
import { viewHomePage } from '#views/editorial/home-page.ts'
import { viewLegalPage } from '#views/simple/legal-page.ts'
import { viewLoginPage } from '#views/forms/login-page.ts'
import { viewNotFoundPage } from '#views/simple/not-found-page.ts'
import { viewOfflinePage } from '#views/simple/offline-page.ts'
import { viewPersonalPage } from '#views/personal/personal-page.ts'
import { viewProject } from '#views/project/project-page.ts'
import { viewProperty } from '#views/property/property-page.ts'
import { viewResults } from '#views/results/results-page.ts'
import { viewShell } from '#views/shell/shell.ts'
import { viewTestimonialsPage } from '#views/editorial/testimonials-page.ts'
import { viewThankYouPage } from '#views/forms/thank-you-page.ts'
import { viewUnit } from '#views/project/unit-page.ts'
import { viewVacancyPage } from '#views/editorial/vacancy-page.ts'

type View = Readonly<{ meta: Parameters<typeof viewShell>[2] }>
type Make<K extends PageKind> = (site: Site, route: RouteOf<K>) => unknown

// Views of listings do not contain the shell, which the page's file adds.
function inShell<K extends PageKind>(view: (site: Site, route: RouteOf<K>) => View): Make<K> {
  return (site, route) => viewShell(site, route, view(site, route).meta)
}

const views: { readonly [K in PageKind]: Make<K> } = {
  home: viewHomePage,
  page: viewEditorialPage,
  results: inShell(viewResults),
  property: inShell(viewProperty),
  project: inShell(viewProject),
  unit: inShell(viewUnit),
  article: viewArticlePage,
  vacancy: viewVacancyPage,
  testimonials: viewTestimonialsPage,
  form: viewFormPage,
  'form-answer': viewFormAnswerPage,
  portal: viewPortalPage,
  'thank-you': viewThankYouPage,
  login: viewLoginPage,
  legal: viewLegalPage,
  personal: viewPersonalPage,
  calculator: viewCalculatorPage,
  'not-found': viewNotFoundPage,
  offline: viewOfflinePage,
}

/** Computes the view of every page of a site, as a build does, and returns the number of pages. */
export function viewPages(site: Site): number {
  const kinds = [...new Set(site.routes.all.map(({ kind }) => kind))]
  return kinds.reduce((count, kind) => count + viewKind(site, kind), 0)
}

function viewKind<K extends PageKind>(site: Site, kind: K): number {
  const routes = site.routes.ofKind(kind)
  for (const route of routes) views[kind](site, route)
  return routes.length
}
