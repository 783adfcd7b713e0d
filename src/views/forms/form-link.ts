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
  return formPlace(context, form, locale).path
}

/** The page where a form is filled in, and the module under whose title it stands, there or at an office. */
type FormPlace = Readonly<{ path?: string; module?: Module }>

/** Returns the page of {@link formPath}, and the module under whose title the form stands. */
export function formPlace(context: ViewContext, form: FormId, locale: Locale): FormPlace {
  return placesOf(context)(locale)(form)
}

/** Looked for once: each home links to a form. */
const placesOf = oncePer((context: ViewContext) =>
  perLocale((locale) => once((form: FormId) => findPlace(context, form, locale))),
)

function findPlace(context: ViewContext, form: FormId, locale: Locale): FormPlace {
  const { catalogue, routes } = context
  const inMenu = menuPagesFor(catalogue, 'form').find(({ purpose }) => purpose.form === form)
  const all = ownMenuPages(catalogue)
  const pages = all.filter(({ purpose }) => purpose.kind !== 'office')
  const named = pages.filter((page) => formAtName(page) === form)
  const places: readonly Readonly<{ key: string; module?: Module }>[] = [
    ...(inMenu === undefined ? [] : [{ key: pageKey(inMenu.id) }]),
    { key: formKey(form) },
    ...[...named, ...pages.filter((page) => moduleIn(page, form) !== undefined)].map((page) => ({
      key: pageKey(page.id),
      module: moduleIn(page, form),
    })),
  ]
  for (const { key, module } of places) {
    const route = routes.find(key, locale)
    if (route !== undefined) return { path: route.path, module }
  }
  const { shortOf }: Form = forms[form]
  return {
    path: shortOf === undefined ? undefined : findPlace(context, shortOf, locale).path,
    module: all.map((page) => moduleIn(page, form)).find((module) => module !== undefined),
  }
}

/** Returns the form at whose name a page of the menu stands. @example formAtName({ original: '/contact-demand/' }) // 'contact-demand' */
function formAtName({ original }: Pick<MenuPage, 'original'>): FormId | undefined {
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
