import { dirname, join } from 'node:path'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { type PageDirs, removeGone } from '#scripts/build/output/next-site.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import { writeAnew } from '#scripts/build/output/write-files.ts'
import type { Bundle } from '#scripts/build/pages/bundle.ts'
import { digestInputs, wordsOf } from '#scripts/build/pages/page-inputs.ts'
import {
  digestView,
  emptyIndex,
  hasMark,
  type IndexedPage,
  markOf,
  type PageIndex,
} from '#scripts/build/pages/page-index.ts'
import { whyRendered } from '#scripts/build/pages/why-rendered.ts'
import { qrWriter } from '#scripts/build/pages/write-qr.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import type { Site } from '#site'
import { pagePaths, viewPageAt } from '#views/shown-page.ts'

/** The pages of a build. */
export type WrittenPages = Readonly<{
  index: PageIndex
  /** Why a page was rendered, by path; the others are files of the published site. */
  reasons: ReadonlyMap<string, string>
}>

/**
 * Writes all pages of a site with their QR codes: links those that the last build published and that would be the same
 * again, and renders the others. A page is the same when its view, the words of its language and the templates are.
 * The view of a property is not computed where all that it reads is the same.
 */
export async function writePages(
  site: Site,
  bundle: Bundle,
  dirs: PageDirs,
  print: (line: string) => void,
): Promise<WrittenPages> {
  const { before, next } = dirs
  const progress = createProgress('pages', print, 5000)
  const makeDir = dirMaker(next.dir, next.dirs)
  const inline = new Map<string, number>()
  const pages: Record<string, IndexedPage> = {}
  const reasons = new Map<string, string>()
  const paths = pagePaths(site.routes)
  const inputs = digestInputs(site, bundle.sources)
  const qr = qrWriter(site, dirs)
  const hasSameTemplates = before.bundle === bundle.id
  for (const [done, path] of paths.entries()) {
    const old = before.pages[path]
    const known = inputs.get(path)
    const [from, to] = [join(dirs.published, fileOfPath(path)), join(next.dir, fileOfPath(path))]
    makeDir(dirname(to))
    const keep = (page: IndexedPage): IndexedPage => {
      if (!next.has(to)) linkOrCopy(from, to)
      return { ...page, inline: page.inline.map((each) => numberOf(before.inline[each] ?? '', inline)) }
    }
    const render = async (): Promise<IndexedPage> => {
      const page = viewPageAt(site, path)
      const words = wordsOf(site.routes.at(path)?.locale ?? site.catalogue.site.languageDefault)
      const digests = { words, ...digestView(page.view) }
      const reason = whyRendered(old, digests, hasSameTemplates, from)
      if (old !== undefined && reason === undefined) return { ...keep(old), inputs: known }
      reasons.set(path, reason ?? '')
      const html = await bundle.renderer.renderPage(path, page)
      writeAnew(to, html)
      const code = findInlineCode(html).map((each) => numberOf(each, inline))
      return { inputs: known, digests, file: markOf(to), inline: code }
    }
    const readsSame = old?.inputs !== undefined && old.inputs === known && hasSameTemplates
    const page = readsSame && hasMark(from, old.file) ? keep(old) : await render()
    pages[path] = { ...page, qr: qr.write(path, old) }
    progress.tick(done, paths.length)
  }
  const index = { ...emptyIndex, bundle: bundle.id, qr: qr.look, inline: [...inline.keys()], pages }
  removeGone(next, before, index)
  return { index, reasons }
}

/** Returns the number of a text among those seen so far. */
function numberOf(text: string, seen: Map<string, number>): number {
  const number = seen.get(text) ?? seen.size
  seen.set(text, number)
  return number
}
