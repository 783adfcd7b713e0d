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
  return pathsOf(context)(locale)(form)
}

/** Looked for once: each home links to a form. */
const pathsOf = oncePer((context: ViewContext) =>
  perLocale((locale) => once((form: FormId) => findPath(context, form, locale))),
)

function findPath({ catalogue, routes }: ViewContext, form: FormId, locale: Locale): string | undefined {
  const inMenu = menuPagesFor(catalogue, 'form').find(({ purpose }) => purpose.form === form)
  const pages = ownMenuPages(catalogue)
  const keys = [
    inMenu === undefined ? undefined : pageKey(inMenu.id),
    formKey(form),
    ...pages.filter(({ original }) => original.toLowerCase() === `/${form}/`).map(({ id }) => pageKey(id)),
    ...pages
      .filter(({ modules }) =>
        modules.some(({ relations }) => relations.some((to) => to.kind === 'contact' && to.form === form)),
      )
      .map(({ id }) => pageKey(id)),
  ]
  for (const key of keys) {
    const route = key === undefined ? undefined : routes.find(key, locale)
    if (route !== undefined) return route.path
  }
  return undefined
}
