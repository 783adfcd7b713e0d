import { brotliCompressSync, constants } from 'node:zlib'
import type { PageKind } from '#routes/route.ts'

/** Brotli bytes of a page with its CSS: ten segments of the first round trip, more for pages that show much. */
const small = 14 * 1024
const large = 18 * 1024
const largeKinds: ReadonlySet<PageKind> = new Set<PageKind>(['home', 'results', 'property', 'project'])

/** Returns how many bytes a page of a kind may have. */
export function budgetOf(kind: PageKind): number {
  return largeKinds.has(kind) ? large : small
}

/** Returns the size in bytes as a host sends it; quality 11 is what a CDN stores, 5 what it does on the fly. */
export function brotliBytes(content: string | Uint8Array, quality = 11): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length
}

/** Returns a finding for each page that is larger than its kind may be. */
export function checkBudgets(
  pages: Iterable<Readonly<{ path: string; kind: PageKind; html: string }>>,
): readonly string[] {
  const findings: string[] = []
  for (const { path, kind, html } of pages) {
    const budget = budgetOf(kind)
    // The slow qualities are only asked where a fast one leaves a doubt.
    if (brotliBytes(html, 5) <= budget || brotliBytes(html, 9) <= budget) continue
    const bytes = brotliBytes(html)
    if (bytes > budget) findings.push(`${path} (${kind}) has ${bytes} bytes, ${budget} are allowed`)
  }
  return findings
}
