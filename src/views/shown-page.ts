import type { Translate } from '#i18n/translate.ts'
import { notFoundKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import type { RouteTable } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type pageViews, viewRoute } from '#views/page-views.ts'
import { type LanguageChoiceView, viewLanguageChoice } from '#views/simple/language-choice.ts'

/** The view of each file of `src/pages`, by its name. */
type PageFiles = { readonly [K in keyof typeof pageViews]: ReturnType<(typeof pageViews)[K]> } & Readonly<{
  'root/language-choice': LanguageChoiceView
}>

/** Name of a file of `src/pages`. */
export type PageFile = keyof PageFiles

/** Returns where a file of `src/pages` lies there, without its ending: pages about the agency in a folder of their own. */
export function pageFile(file: PageFile): string {
  return file === 'person' || file === 'sold' ? `agency/${file}` : file
}

/** What one page shows: the file that draws it, the view that it draws, and the function that says the words of its templates. */
export type ShownPage = Readonly<{ file: PageFile; view: object; t: Translate }>

/** The paths of all pages: that of the choice of language, then those of the routes. */
export function pagePaths(routes: RouteTable): readonly string[] {
  return ['/', ...routes.all.map(({ path }) => path)]
}

/** Returns what the page at a path shows; at an unknown path that it was not found. */
export function viewPageAt(context: ViewContext, path: string): ShownPage {
  const { languageDefault } = context.catalogue.site
  if (path === '/')
    return {
      file: 'root/language-choice',
      view: viewLanguageChoice(context),
      t: context.languages(languageDefault).t,
    }
  const locale = localeOfPath(path) ?? languageDefault
  const route = context.routes.at(path) ?? context.routes.find(notFoundKey(), locale)
  if (route === undefined) throw new Error(`no page at ${path}, and none that says so in ${locale}`)
  return { file: route.kind, view: viewRoute(context, route), t: context.languages(route.locale).t }
}

/** Returns a page that says at its top that it is a draft. */
export function asDraft(page: ShownPage): ShownPage {
  const { view } = page
  if (!('shell' in view)) return page
  const shell = { ...Object(view.shell), draft: page.t('layout.draft') }
  return { ...page, view: { ...view, shell } }
}

/**
 * Returns the view that a file of `src/pages` has to draw, which the build and the development server hand over as
 * Astro's locals.
 * @throws for another file's view: a bug
 */
export function shownPage<File extends PageFile>(file: File, page: ShownPage): PageFiles[File] {
  if (page.file !== file) throw new Error(`src/pages/${file}.astro was asked to draw ${page.file}`)
  // Made by viewPageAt, which pairs a file with its view.
  return page.view as PageFiles[File]
}
