import { type PageDirs, removeGone } from '#scripts/build/output/next-site.ts'
import { oldPages } from '#scripts/build/files/redirects.ts'
import type { Bundle } from '#scripts/build/pages/bundle.ts'
import { digestInputs, wordsOf } from '#scripts/build/pages/page-inputs.ts'
import { digestView, emptyIndex, type IndexedPage, type PageIndex } from '#scripts/build/pages/page-index.ts'
import { pageWriter } from '#scripts/build/pages/page-writer.ts'
import { digestFormer, whyRendered } from '#scripts/build/pages/why-rendered.ts'
import { qrWriter } from '#scripts/build/pages/write-qr.ts'
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

/**
 * Writes all pages of a site with their QR codes: keeps those that the last build published and that would be the same
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
  const pages: Record<string, IndexedPage> = {}
  const reasons = new Map<string, string>()
  const paths = pagePaths(site.routes)
  const redirects = oldPages(site)
  const inputs = digestInputs(site, bundle.sources)
  const writer = pageWriter(dirs, [...paths, ...redirects.keys()])
  const qr = qrWriter(site, dirs)
  const hasSameTemplates = before.bundle === bundle.id
  for (const [done, path] of paths.entries()) {
    const old = before.pages[path]
    const known = inputs.get(path)
    const render = async (): Promise<IndexedPage> => {
      const page = viewPageAt(site, path)
      const words = wordsOf(site.routes.at(path)?.locale ?? site.catalogue.site.languageDefault)
      const digests = digestView({ words, ...page.view })
      const reason = whyRendered(old, digests, hasSameTemplates, writer.has(path))
      if (old !== undefined && reason === undefined) return { ...writer.keep(old), inputs: known }
      reasons.set(path, reason ?? '')
      return writer.write(path, await bundle.renderer.renderPage(path, page), { inputs: known, digests })
    }
    const readsSame = old?.inputs !== undefined && old.inputs === known && hasSameTemplates
    const isKept = readsSame && writer.has(path)
    pages[path] = { ...(isKept ? writer.keep(old) : await render()), qr: qr.write(path, old) }
    progress.tick(done, paths.length)
  }
  for (const [path, html] of redirects) {
    const old = before.pages[path]
    const digests = digestFormer(html)
    const isKept = old?.digests === digests && writer.has(path)
    pages[path] = isKept ? writer.keep(old) : writer.write(path, html, { digests })
  }
  const index = { ...emptyIndex, bundle: bundle.id, qr: qr.look, inline: writer.inlineCode(), pages }
  removeGone(next, before, index)
  return { index, reasons, redirects: redirects.size }
}
