import type { Module } from '#domain/site/module.ts'
import type { MenuPage } from '#domain/site/page.ts'
import type { Locale } from '#domain/values/locale.ts'
import { once, oncePer } from '#domain/values/once.ts'
import type { FormId } from '#forms/form.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { menuPagesFor, ownMenuPages } from '#routes/table/menu-pages.ts'
import { formKey, pageKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'

/**
 * Returns the path of the page where a form is filled in: its page in the menu, its own page, the menu page at
 * its name, or the first page with a module that shows it; undefined when the site has none.
 */
export function formPath(context: ViewContext, form: FormId, locale: Locale): string | undefined {
  return formPlace(context, form, locale)?.path
}

/** A page where a form is filled in, and the module that shows it there. */
type FormPlace = Readonly<{ path: string; module?: Module }>

/** Returns the page of {@link formPath}, and the module of the page under whose title the form stands. */
export function formPlace(context: ViewContext, form: FormId, locale: Locale): FormPlace | undefined {
  return placesOf(context)(locale)(form)
}

/** Looked for once: each home links to a form. */
const placesOf = oncePer((context: ViewContext) =>
  perLocale((locale) => once((form: FormId) => findPlace(context, form, locale))),
)

function findPlace({ catalogue, routes }: ViewContext, form: FormId, locale: Locale): FormPlace | undefined {
  const inMenu = menuPagesFor(catalogue, 'form').find(({ purpose }) => purpose.form === form)
  const pages = ownMenuPages(catalogue)
  const moduleIn = ({ modules }: MenuPage): Module | undefined =>
    modules.find(({ relations }) => relations.some((to) => to.kind === 'contact' && to.form === form))
  const named = pages.filter(({ original }) => original.toLowerCase() === `/${form}/`)
  const places: readonly Readonly<{ key: string; module?: Module }>[] = [
    ...(inMenu === undefined ? [] : [{ key: pageKey(inMenu.id) }]),
    { key: formKey(form) },
    ...[...named, ...pages.filter((page) => moduleIn(page) !== undefined)].map((page) => ({
      key: pageKey(page.id),
      module: moduleIn(page),
    })),
  ]
  for (const { key, module } of places) {
    const route = routes.find(key, locale)
    if (route !== undefined) return { path: route.path, module }
  }
  return undefined
}
