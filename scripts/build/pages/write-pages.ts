import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { langTags } from '#domain/values/locale.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { oldPages } from '#scripts/build/files/redirects.ts'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import type { SwapDirs } from '#scripts/build/output/swap.ts'
import type { Bundle } from '#scripts/build/pages/bundle.ts'
import {
  digestOf,
  digestView,
  emptyIndex,
  hasMark,
  type IndexedPage,
  markOf,
  type PageIndex,
  type ViewDigests,
} from '#scripts/build/pages/page-index.ts'
import { digestFormer, whyRendered } from '#scripts/build/pages/why-rendered.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import type { Site } from '#site'
import { pagePaths, viewPageAt } from '#views/shown-page.ts'

/** The pages of a build. */
export type WrittenPages = Readonly<{
  index: PageIndex
  /** Why a page was rendered, by path; the others are files of the published site. */
  reasons: ReadonlyMap<string, string>
  /** Number of pages at former addresses. */
  redirects: number
}>

/** Where the pages go, and the last build's with its index: its pages are kept where they would be the same. */
export type PageDirs = Pick<SwapDirs, 'published' | 'next'> & Readonly<{ before: PageIndex }>

/**
 * Writes all pages of a site: links those that the last build published and that would be the same again, and renders the
 * others. A page is the same when its view, the words of its language and the templates are.
 */
export async function writePages(
  site: Site,
  bundle: Bundle,
  { published, next, before }: PageDirs,
  print: (line: string) => void,
): Promise<WrittenPages> {
  const progress = createProgress('pages', print, 5000)
  const makeDir = dirMaker(next)
  const pages: Record<string, IndexedPage> = {}
  const reasons = new Map<string, string>()
  /** The digest of a language's words: templates hold few of their own, all in the language of the page. */
  const wordsOf = perLocale((locale) => digestOf([langTags[locale], site.languages(locale).messages]))
  const hasSameTemplates = before.bundle === bundle.id
  /** Keeps a page, or writes it; returns why it was rendered. */
  const put = async (
    path: string,
    digests: ViewDigests,
    { isDrawn, render }: Readonly<{ isDrawn: boolean; render: () => string | Promise<string> }>,
  ): Promise<string | undefined> => {
    const { [path]: old } = before.pages
    const file = fileOfPath(path)
    const isThere = old !== undefined && hasMark(join(published, file), old.file)
    const reason = whyRendered(old, digests, !isDrawn || hasSameTemplates, isThere)
    makeDir(dirname(join(next, file)))
    if (old !== undefined && reason === undefined) {
      linkOrCopy(join(published, file), join(next, file))
      pages[path] = old
      return undefined
    }
    const html = await render()
    writeFileSync(join(next, file), html, { flag: 'wx' })
    pages[path] = { digests, file: markOf(join(next, file)), inline: findInlineCode(html) }
    return reason
  }
  const paths = pagePaths(site.routes)
  for (const [done, path] of paths.entries()) {
    const page = viewPageAt(site, path)
    const words = wordsOf(site.routes.at(path)?.locale ?? site.catalogue.site.languageDefault)
    const render = () => bundle.renderer.renderPage(path, page)
    const reason = await put(path, digestView({ words, ...page.view }), { isDrawn: true, render })
    if (reason !== undefined) reasons.set(path, reason)
    progress.tick(done, paths.length)
  }
  const redirects = oldPages(site)
  for (const [path, html] of redirects)
    await put(path, digestFormer(html), { isDrawn: false, render: () => html })
  return { index: { ...emptyIndex, bundle: bundle.id, pages }, reasons, redirects: redirects.size }
}
