import type { Module } from '#domain/site/module.ts'
import type { MenuPage } from '#domain/site/page.ts'
import type { Locale } from '#domain/values/locale.ts'
import { once, oncePer } from '#domain/values/once.ts'
import { type Form, type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { menuPagesFor, ownMenuPages } from '#routes/table/menu-pages.ts'
import { formKey, pageKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'

/**
 * Returns the path of the page where a form is filled in: its page in the menu, its own page, the menu page at its name, or the
 * first page with a module that shows it. The page of one office is none: its forms are for that office. A short form without a
 * page is filled in on that of the longer one; undefined when the site has neither.
 */
export function formPath(context: ViewContext, form: FormId, locale: Locale): string | undefined {
  return pathsOf(context)(locale)(form)
}

/** Looked for once: each home links to a form. */
const pathsOf = oncePer((context: ViewContext) =>
  perLocale((locale) => once((form: FormId) => findPath(context, form, locale))),
)

function findPath(context: ViewContext, form: FormId, locale: Locale): string | undefined {
  const { catalogue, routes } = context
  const inMenu = menuPagesFor(catalogue, 'form').find(({ purpose }) => purpose.form === form)
  const pages = ownMenuPages(catalogue).filter(({ purpose }) => purpose.kind !== 'office')
  const named = pages.filter((page) => formAtName(page) === form)
  const keys = [
    ...(inMenu === undefined ? [] : [pageKey(inMenu.id)]),
    formKey(form),
    ...[...named, ...pages.filter((page) => moduleIn(page, form) !== undefined)].map(({ id }) => pageKey(id)),
  ]
  const route = keys.map((key) => routes.find(key, locale)).find((found) => found !== undefined)
  if (route !== undefined) return route.path
  const { shortOf }: Form = forms[form]
  return shortOf === undefined ? undefined : findPath(context, shortOf, locale)
}

/** Returns the module under whose title a form stands, that of an office too. */
export function formModule({ catalogue }: ViewContext, form: FormId): Module | undefined {
  return ownMenuPages(catalogue)
    .map((page) => moduleIn(page, form))
    .find((module) => module !== undefined)
}

/** Returns the form at whose name a page of the menu stands. @example formAtName({ original: '/contact-demand/' }) // 'contact-demand' */
export function formAtName({ original }: Pick<MenuPage, 'original'>): FormId | undefined {
  return formIds.find((form) => original.toLowerCase() === `/${form}/`)
}

/** Whether a module that names a form links to it, in place of showing it. */
export function linksToForm({ className = '' }: Module): boolean {
  return className.split(/\s+/).some((name) => name === 'valuation' || name === 'form-link')
}

function moduleIn({ modules }: MenuPage, form: FormId): Module | undefined {
  return modules.find(
    (module) =>
      !linksToForm(module) && module.relations.some((to) => to.kind === 'contact' && to.form === form),
  )
}
