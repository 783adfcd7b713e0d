import { statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { langTags, type Locale } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import type { Bundle } from '#scripts/build/pages/bundle.ts'
import { digestOf, digestView, type IndexedPage, type PageIndex } from '#scripts/build/pages/page-index.ts'
import { whyRendered } from '#scripts/build/pages/why-rendered.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import type { Site } from '#site'
import { pagePaths, viewPageAt } from '#views/shown-page.ts'

/** Where the pages go, and what the last build left. */
export type PageDirs = Readonly<{
  /** The site in the making. */
  site: string
  /** The published site, which has the pages of `before`. */
  published: string
  before: PageIndex
}>

/** The pages of a build. */
export type WrittenPages = Readonly<{
  index: PageIndex
  /** Why a page was rendered, by path; the others are files of the published site. */
  reasons: ReadonlyMap<string, string>
}>

/**
 * Writes all pages of a site: links those that the last build published and that would be the same again, and renders
 * the others. A page is the same when its view, the words of its language and the templates are.
 */
export async function writePages(
  site: Site,
  bundle: Bundle,
  { site: dir, published, before }: PageDirs,
  print: (line: string) => void,
): Promise<WrittenPages> {
  const progress = createProgress('pages', print, 5000)
  const makeDir = dirMaker(dir)
  const inline = new Map<string, number>()
  const pages: Record<string, IndexedPage> = {}
  const reasons = new Map<string, string>()
  const paths = pagePaths(site.routes)
  for (const [done, path] of paths.entries()) {
    const page = viewPageAt(site, path)
    const words = wordsOf(site.routes.at(path)?.locale ?? site.catalogue.site.languageDefault)
    const digests = { words, ...digestView(page.view) }
    const [from, to] = [join(published, fileOfPath(path)), join(dir, fileOfPath(path))]
    makeDir(dirname(to))
    const old = before.pages[path]
    const reason = whyRendered(old, digests, before.bundle === bundle.id, from)
    if (old !== undefined && reason === undefined) {
      linkOrCopy(from, to)
      pages[path] = { ...old, inline: old.inline.map((each) => numberOf(before.inline[each] ?? '', inline)) }
    } else {
      const html = await bundle.renderer.renderPage(path, page)
      writeFileSync(to, html)
      const { size, mtimeMs } = statSync(to)
      const code = findInlineCode(html).map((each) => numberOf(each, inline))
      pages[path] = { digests, size, changedAt: mtimeMs, inline: code }
      reasons.set(path, reason ?? '')
    }
    progress.tick(done, paths.length)
  }
  return { index: { bundle: bundle.id, inline: [...inline.keys()], pages }, reasons }
}

/** Templates hold few words of their own, all in the language of the page. */
const wordsOf = perLocale((locale: Locale) => digestOf([langTags[locale], messagesOf(locale)]))

/** Returns the number of a text among those seen so far. */
function numberOf(text: string, seen: Map<string, number>): number {
  const number = seen.get(text) ?? seen.size
  seen.set(text, number)
  return number
}
