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
  const output = { published, next, before, makeDir: dirMaker(next) }
  const hasSameTemplates = before.bundle === bundle.id
  const pages: Record<string, IndexedPage> = {}
  const reasons = new Map<string, string>()
  /** The digest of a language's words: templates hold few of their own, all in the language of the page. */
  const wordsOf = perLocale((locale) => digestOf([langTags[locale], site.languages(locale).messages]))
  const paths = pagePaths(site.routes)
  for (const [done, path] of paths.entries()) {
    const shown = viewPageAt(site, path)
    const words = wordsOf(site.routes.at(path)?.locale ?? site.catalogue.site.languageDefault)
    const digests = digestView({ words, ...shown.view })
    const render = () => bundle.renderer.renderPage(path, shown)
    const { page, reason } = await keepOrWrite({ path, digests, hasSameTemplates, render }, output)
    pages[path] = page
    if (reason !== undefined) reasons.set(path, reason)
    progress.tick(done, paths.length)
  }
  const redirects = oldPages(site)
  for (const [path, html] of redirects) {
    // No template makes it.
    const former = { path, digests: digestFormer(html), hasSameTemplates: true, render: () => html }
    pages[path] = (await keepOrWrite(former, output)).page
  }
  return { index: { ...emptyIndex, bundle: bundle.id, pages }, reasons, redirects: redirects.size }
}

type Draft = Readonly<{
  path: string
  digests: ViewDigests
  hasSameTemplates: boolean
  render: () => string | Promise<string>
}>
type Output = PageDirs & Readonly<{ makeDir: (dir: string) => void }>

/** Keeps the page that is published, or writes a new one; returns it, and why it was rendered. */
async function keepOrWrite(
  { path, digests, hasSameTemplates, render }: Draft,
  { published, next, before, makeDir }: Output,
): Promise<Readonly<{ page: IndexedPage; reason?: string }>> {
  const { [path]: old } = before.pages
  const name = fileOfPath(path)
  const [oldFile, file] = [join(published, name), join(next, name)]
  const isThere = old !== undefined && hasMark(oldFile, old.file)
  const reason = whyRendered(old, digests, hasSameTemplates, isThere)
  makeDir(dirname(file))
  if (old !== undefined && reason === undefined) {
    linkOrCopy(oldFile, file)
    return { page: old }
  }
  const html = await render()
  writeFileSync(file, html, { flag: 'wx' })
  return { page: { digests, file: markOf(file), inline: findInlineCode(html) }, reason }
}
