import type { PageKind } from '#routes/route.ts'
import { compressPage, qualities, streamOf } from '#scripts/checks/built/brotli.ts'

/** A page with what the checks of its bytes need. */
export type WeighedPage = Readonly<{ kind: PageKind; page: Readonly<{ path: string; html: string }> }>

/** Brotli bytes of the first round trip, ten segments: a page with its CSS, or the first screen of one that shows much. */
export const firstTrip = 14 * 1024
const large = 18 * 1024
const largeKinds: ReadonlySet<PageKind> = new Set<PageKind>(['home', 'results', 'property', 'project'])

/** Brotli bytes of a page's own script with what it imports and asks for, before anything is touched. */
export const ownScriptBudget = 3 * 1024

/** Returns how many bytes a page of a kind may have. */
export function budgetOf(kind: PageKind): number {
  return largeKinds.has(kind) ? large : firstTrip
}

/** Returns the size in bytes as a CDN stores it. */
export function brotliBytes(content: string | Uint8Array, quality = 11): number {
  return compressPage(content, quality).length
}

/** Returns a finding for each page that is larger than its kind may be. */
export function checkBudgets(pages: Iterable<WeighedPage>): readonly string[] {
  const findings: string[] = []
  for (const { kind, page } of pages) {
    const budget = budgetOf(kind)
    // The slow qualities are only asked where a faster one leaves a doubt.
    if (qualities.some((quality) => streamOf(page, quality).length <= budget)) continue
    findings.push(`${page.path} (${kind}) has ${brotliBytes(page.html)} bytes, ${budget} are allowed`)
  }
  return findings
}
