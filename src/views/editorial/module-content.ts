import type { Locale } from '#domain/values/locale.ts'
import type { Article } from '#domain/site/content.ts'
import type { Module, Relation } from '#domain/site/module.ts'
import { phoneHref, formatPhone } from '#text/phone.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import { translator } from '#i18n/translate.ts'
import type { Route } from '#routes/table/route.ts'
import { viewContactWays } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formPath, linksToForm } from '#views/forms/form-link.ts'
import { viewForm } from '#views/forms/form.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { openVacancies, viewJob } from './vacancy-teaser.ts'
import type { LinkView } from '#views/shell/link.ts'
import { listPagePath } from './list-page.ts'
import { viewProjectList, viewPropertyList } from './module-lists.ts'
import type { ModuleContent } from './module-view.ts'
import { viewOffice } from './office.ts'
import { viewPerson } from './person.ts'
import { newestArticles, viewArticleTeaser } from './article-teaser.ts'

/** Returns the content of a module for one of its relations, or for none; undefined when it is empty. */
export function viewRelation(
  context: ViewContext,
  module: Module,
  relation: Relation | undefined,
  route: Route,
): ModuleContent | undefined {
  const { locale } = route
  switch (relation?.kind) {
    case undefined:
      return viewPlain(context, module, locale)
    case 'stats-view':
      return viewClaims(context, module, locale)
    case 'property-list':
      return viewPropertyList(context, module, relation.goal, locale)
    case 'project-list':
      return viewProjectList(context, module, locale)
    case 'article':
      return viewFeature(context, relation.id, locale)
    case 'contact':
      return viewContact(context, module, relation.form, route)
    case 'category':
      return viewCategory(context, module, relation.category, route)
  }
}

/** A module without a relation shows its text; the newsletter's block links to the newsletter. */
function viewPlain(context: ViewContext, module: Module, locale: Locale): ModuleContent {
  const isNewsletter = module.className?.split(/\s+/).includes('newsletter') === true
  return (isNewsletter ? viewCall(context, 'sign-newsletter', locale) : undefined) ?? { kind: 'text' }
}

function viewClaims(
  { catalogue }: ViewContext,
  { maxItems }: Module,
  locale: Locale,
): ModuleContent | undefined {
  const claims = catalogue.site.claims
    .slice(0, maxItems)
    .map(({ figure, label }) => ({ figure: figure[locale], label: label[locale] }))
  return claims.length === 0 ? undefined : { kind: 'claims', claims }
}

/** Returns the articles that a module names, small and side by side; undefined where it names other things, or but one. */
export function viewNamedArticles(
  context: ViewContext,
  { relations }: Module,
  locale: Locale,
): ModuleContent | undefined {
  const ids = relations.flatMap((relation) => (relation.kind === 'article' ? [relation.id] : []))
  if (ids.length < 2 || ids.length < relations.length) return undefined
  const articles = ids.flatMap((id) => articleOf(context, id) ?? [])
  if (articles.length === 0) return undefined
  return {
    kind: 'articles',
    articles: articles.map((article) => viewArticleTeaser(context, article, locale)),
    layout: 'pair',
    none: translator(locale)('article.none'),
  }
}

function articleOf({ catalogue }: ViewContext, numericId: number): Article | undefined {
  return catalogue.articles.find((candidate) => candidate.numericId === numericId)
}

function viewFeature(context: ViewContext, numericId: number, locale: Locale): ModuleContent | undefined {
  const article = articleOf(context, numericId)
  if (article === undefined) return undefined
  return {
    kind: 'feature',
    teaser: viewArticleTeaser(context, article, locale),
    readMore: translator(locale)('home.readMore'),
  }
}

/** A form is shown whole; the valuation block, and one of the class `form-link`, only link to it. */
function viewContact(
  context: ViewContext,
  module: Module,
  form: string,
  route: Route,
): ModuleContent | undefined {
  const { locale } = route
  if (!isFormId(form)) return undefined
  if (linksToForm(module)) return viewCall(context, form, locale)
  return {
    kind: 'form',
    form: viewForm(context, form, locale, `module-${module.id}`, officeOfPage(context, route)),
    ways: viewContactWays(context, form, locale),
    // A general question goes to an office: the offices are shown above the form.
    offices:
      form === 'site-contact'
        ? context.catalogue.offices.map((office) => viewOffice(context, office, locale))
        : [],
  }
}

/** Returns the ID of the office whose page this is: its forms are for that office. */
function officeOfPage({ catalogue }: ViewContext, route: Route): string | undefined {
  const purpose = menuPageOf(catalogue, route)?.purpose
  return purpose?.kind === 'office' ? purpose.officeId : undefined
}

function viewCall(context: ViewContext, form: FormId, locale: Locale): ModuleContent | undefined {
  const href = formPath(context, form, locale)
  if (href === undefined) return undefined
  const t = translator(locale)
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
  context: ViewContext,
  module: Module,
  category: Extract<Relation, { kind: 'category' }>['category'],
  route: Route,
): ModuleContent | undefined {
  const { locale } = route
  const t = translator(locale)
  switch (category) {
    case 'blog': {
      const all = newestArticles(context)
      const articles = all
        .slice(0, module.maxItems)
        .map((article) => viewArticleTeaser(context, article, locale))
      return {
        kind: 'articles',
        articles,
        layout: articlesLayout(module),
        more: viewMore(context, 'blog', t('article.all'), route),
        none: t('article.none'),
      }
    }
    case 'vacancies':
      return {
        kind: 'jobs',
        jobs: openVacancies(context)
          .slice(0, module.maxItems)
          .map((vacancy) => viewJob(context, vacancy, locale)),
        more: viewMore(context, 'vacancies', t('vacancy.all'), route),
        none: t('vacancy.none'),
      }
    case 'team':
      return viewTeam(context, module, route)
  }
}

/** Articles are teasers, with a large first one when the class asks for it; a single view is a plain column. */
function articlesLayout({ view, className }: Module): 'lead' | 'grid' | 'rows' {
  if (view === 'single-view') return 'rows'
  return view === 'news-view' && className?.split(/\s+/).includes('stories') === true ? 'lead' : 'grid'
}

function viewTeam(context: ViewContext, module: Module, route: Route): ModuleContent | undefined {
  const { locale } = route
  const t = translator(locale)
  const { offices } = context.catalogue
  const people = context.catalogue.people.slice(0, module.maxItems)
  if (people.length === 0) return undefined
  const groups = module.hasSubcategories
    ? offices
        .map((office) => ({
          key: office.id,
          name: t('office.title', { town: office.town }),
          people: people
            .filter(({ officeId }) => officeId === office.id)
            .map((person) => viewPerson(context, person, locale)),
        }))
        .filter((group) => group.people.length > 0)
    : [{ key: 'all', people: people.map((person) => viewPerson(context, person, locale)) }]
  return {
    kind: 'team',
    withPortraits: module.view === 'ons-team-view',
    groups,
    more: viewMore(context, 'team', t('office.wholeTeam'), route),
  }
}

/** Returns the link to the page with the whole list; undefined on that page itself. */
function viewMore(
  context: ViewContext,
  category: Parameters<typeof listPagePath>[1],
  label: string,
  { locale, path }: Route,
): LinkView | undefined {
  const href = listPagePath(context, category, locale)
  return href === undefined || href === path ? undefined : { label, href, isExternal: false }
}
