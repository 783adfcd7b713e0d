import { article } from './article.ts'
import { calculator } from './calculator.ts'
import { form } from './form.ts'
import { formAnswer } from './form-answer.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { login } from './login.ts'
import { notFound } from './not-found.ts'
import { offline } from './offline.ts'
import type { PageKindDefinition } from '#routes/expand/page-kind.ts'
import { page } from './page.ts'
import { person } from './agency/person.ts'
import { personal } from './personal.ts'
import { desk, portal } from './portal.ts'
import { project } from './project.ts'
import { property } from './property.ts'
import { results } from './results.ts'
import { sold } from './agency/sold.ts'
import { testimonials } from './testimonials.ts'
import { thankYou } from './thank-you.ts'
import { unit } from './unit.ts'
import { vacancy } from './vacancy.ts'

/** The kinds of page, one file each in `src/pages`; routes are expanded in this order. */
export const pageKinds = {
  home,
  page,
  results,
  property,
  project,
  unit,
  article,
  vacancy,
  person,
  sold,
  testimonials,
  'thank-you': thankYou,
  login,
  form,
  'form-answer': formAnswer,
  portal,
  desk,
  legal,
  personal,
  calculator,
  'not-found': notFound,
  offline,
}

/** Name of a kind of page. */
export type PageKind = keyof typeof pageKinds

type TargetOf<Definition> = Definition extends PageKindDefinition<infer Target> ? Target : never

/** The entities that a route shows: enough to find them again. */
export type RouteTarget = { [K in PageKind]: TargetOf<(typeof pageKinds)[K]> }[PageKind]

/** Returns the kinds of page for which a fact holds. */
export function kindsWhere(holds: (definition: PageKindDefinition<unknown>) => boolean): readonly PageKind[] {
  return Object.keys(pageKinds)
    .filter(isPageKind)
    .filter((kind) => holds(pageKinds[kind]))
}

function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageKinds, name)
}
