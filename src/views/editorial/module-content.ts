import type { Article } from '#domain/site/content.ts'
import type { Module, Relation } from '#domain/site/module.ts'
import { phoneHref, formatPhone } from '#text/phone.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import type { Route } from '#routes/table/route.ts'
import { viewContactWays } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { formPath, linksToForm } from '#views/forms/form-link.ts'
import { viewForm } from '#views/forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { openVacancies, viewJob } from './vacancy-teaser.ts'
import type { LinkView } from '#views/shell/link.ts'
import { viewMore } from './list-page.ts'
import { viewProjectList, viewPropertyList } from './module-lists.ts'
import type { ModuleContent } from './module-view.ts'
import { viewOffice } from './office.ts'
import { viewSaidModule, viewTeam } from './module-people.ts'
import { dealsOf, viewDealList } from '#views/sold/deal-rows.ts'
import { sayDeals } from '#views/sold/sold-page.ts'
import { newestArticles, viewArticleTeaser } from './article-teaser.ts'

/** Returns the content of a module for one of its relations, or for none; undefined when it is empty. */
export function viewRelation(
  page: Page,
  module: Module,
  relation: Relation | undefined,
  route: Route,
): ModuleContent | undefined {
  switch (relation?.kind) {
    case undefined:
      return viewPlain(page, module)
    case 'stats-view':
      return viewClaims(page, module)
    case 'property-list':
      return viewPropertyList(page, module, relation.goal)
    case 'project-list':
      return viewProjectList(page, module)
    case 'article':
      return viewFeature(page, relation.id)
    case 'contact':
      return viewContact(page, module, relation.form, route)
    case 'category':
      return viewCategory(page, module, relation.category, route)
  }
}

/** A module without a relation shows its text; the newsletter's block signs up for it, or leads to where one can. */
function viewPlain(page: Page, module: Module): ModuleContent {
  const isNewsletter = module.className?.split(/\s+/).includes('newsletter') === true
  const call = isNewsletter ? viewCall(page, 'sign-newsletter') : undefined
  if (call === undefined) return { kind: 'text' }
  const form = viewForm(page, 'sign-newsletter', `module-${module.id}`)
  return form.sending === undefined ? call : { ...call, form: requiredOnly(form) }
}

/** Returns a form without what need not be filled in. */
function requiredOnly(form: FormView): FormView {
  const groups = form.groups.map((group) => ({
    ...group,
    rows: group.rows.flatMap((row) => {
      const fields = row.fields.filter(({ isRequired }) => isRequired)
      return fields.length === 0 ? [] : [{ ...row, fields }]
    }),
  }))
  return { ...form, groups }
}

function viewClaims(
  { context: { catalogue }, locale }: Page,
  { maxItems }: Module,
): ModuleContent | undefined {
  const claims = catalogue.site.claims
    .slice(0, maxItems)
    .map(({ figure, label }) => ({ figure: figure[locale], label: label[locale] }))
  return claims.length === 0 ? undefined : { kind: 'claims', claims }
}

/** Returns the articles that a module names, small and side by side; undefined where it names other things, or but one. */
export function viewNamedArticles(page: Page, { relations }: Module): ModuleContent | undefined {
  const { context, t } = page
  const ids = relations.flatMap((relation) => (relation.kind === 'article' ? [relation.id] : []))
  if (ids.length < 2 || ids.length < relations.length) return undefined
  const articles = ids.flatMap((id) => articleOf(context, id) ?? [])
  if (articles.length === 0) return undefined
  return {
    kind: 'articles',
    articles: articles.map((article) => viewArticleTeaser(page, article)),
    layout: 'pair',
    none: t('article.none'),
  }
}

function articleOf({ catalogue }: ViewContext, numericId: number): Article | undefined {
  return catalogue.articles.find((candidate) => candidate.numericId === numericId)
}

function viewFeature(page: Page, numericId: number): ModuleContent | undefined {
  const { context, t } = page
  const article = articleOf(context, numericId)
  if (article === undefined) return undefined
  return {
    kind: 'feature',
    teaser: viewArticleTeaser(page, article),
    readMore: t('home.readMore'),
  }
}

/** A form is shown whole; the valuation block, and one of the class `form-link`, only link to it. */
function viewContact(page: Page, module: Module, form: string, route: Route): ModuleContent | undefined {
  const { context } = page
  if (!isFormId(form)) return undefined
  if (linksToForm(module)) return viewCall(page, form)
  return {
    kind: 'form',
    form: viewForm(page, form, `module-${module.id}`, officeOfPage(context, route)),
    ways: viewContactWays(page, form),
    // A general question goes to an office: the offices are shown above the form.
    offices:
      form === 'site-contact' ? context.catalogue.offices.map((office) => viewOffice(page, office)) : [],
  }
}

/** Returns the ID of the office whose page this is: its forms are for that office. */
function officeOfPage({ catalogue }: ViewContext, route: Route): string | undefined {
  const purpose = menuPageOf(catalogue, route)?.purpose
  return purpose?.kind === 'office' ? purpose.officeId : undefined
}

type CallContent = Extract<ModuleContent, { kind: 'call' }>

function viewCall({ context, locale, t }: Page, form: FormId): CallContent | undefined {
  const href = formPath(context, form, locale)
  if (href === undefined) return undefined
  const { phone } = context.catalogue.site.company
  return {
    kind: 'call',
    link: {
      label: form === 'sign-newsletter' ? t('home.subscribe') : t(`forms.of.${form}.title`),
      href,
      isExternal: false,
    },
    phone: { label: formatPhone(phone), href: phoneHref(phone), isExternal: false },
  }
}

function viewCategory(
  page: Page,
  module: Module,
  category: Extract<Relation, { kind: 'category' }>['category'],
  route: Route,
): ModuleContent | undefined {
  const { context, t } = page
  switch (category) {
    case 'blog': {
      const all = newestArticles(context)
      const articles = all.slice(0, module.maxItems).map((article) => viewArticleTeaser(page, article))
      const more = viewMore(page, 'blog', t('article.all'), route.path)
      if (isEmptyElsewhere(articles, more)) return undefined
      return {
        kind: 'articles',
        articles,
        layout: articlesLayout(module),
        more,
        none: t('article.none'),
      }
    }
    case 'vacancies': {
      const open = openVacancies(context).slice(0, module.maxItems)
      const more = viewMore(page, 'vacancies', t('vacancy.all'), route.path)
      if (isEmptyElsewhere(open, more)) return undefined
      return {
        kind: 'jobs',
        jobs: open.map((vacancy) => viewJob(page, vacancy)),
        more,
        none: t('vacancy.none'),
      }
    }
    case 'team':
      return viewTeam(page, module, route)
    case 'testimonials':
      return viewSaidModule(page, module)
    case 'sold':
      return viewDealModule(page, module)
  }
}

/** Whether a list has nothing to show on another page than its own, which says that there is nothing. */
function isEmptyElsewhere(items: readonly unknown[], more: LinkView | undefined): boolean {
  return items.length === 0 && more !== undefined
}

/** Articles are teasers, with a large first one when the class asks for it; a single view is a plain column. */
function articlesLayout({ view, className }: Module): 'lead' | 'grid' | 'rows' {
  if (view === 'single-view') return 'rows'
  return view === 'news-view' && className?.split(/\s+/).includes('stories') === true ? 'lead' : 'grid'
}

function viewDealModule(page: Page, { maxItems }: Module): ModuleContent | undefined {
  const list = viewDealList(page, maxItems)
  if (list === undefined) return undefined
  return { kind: 'deals', lead: sayDeals(page, dealsOf(page.context)), rows: list.rows, more: list.all }
}
