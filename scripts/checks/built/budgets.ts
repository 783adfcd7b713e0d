import { brotliCompressSync, constants } from 'node:zlib'
import type { PageKind } from '#routes/kinds/page-kinds.ts'

/** A page whose bytes are checked. */
export type WeighedPage = Readonly<{ kind: PageKind; page: Readonly<{ path: string; html: string }> }>

const usual = 20 * 1024
const large = 24 * 1024
const largeKinds: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'results',
  'property',
  'project',
  'unit',
])

/** Brotli quality of a CDN that compresses pages on the fly. */
const onTheFly = 5
/** Brotli quality of files that a CDN compresses once and stores. */
const stored = 11

/**
 * Budget in brotli bytes of a page's script before any interaction: its own and that which hydrates islands.
 * @public the browser tests measure it
 */
export const ownScriptBudget = 6 * 1024

/**
 * Budget in brotli bytes of all script of a page after one island has hydrated, without the libraries of map and gallery.
 * @public the browser tests measure it
 */
export const hydratedScriptBudget = 125 * 1024

/** Budget in brotli bytes of what a field for sentences loads when it is first typed into: its reader, and words of the page's language. */
export const sentenceBudget = 12 * 1024

/** Returns a finding for each language in which a field for sentences loads more than its budget. */
export function checkSentenceBytes(bytes: ReadonlyMap<string, number>): readonly string[] {
  return [...bytes]
    .filter(([, size]) => size > sentenceBudget)
    .map(
      ([language, size]) => `a sentence in ${language} wakes with ${size} bytes (at most ${sentenceBudget})`,
    )
}

/** Returns the maximum brotli bytes of a page of a kind, with its inline CSS. */
export function budgetOf(kind: PageKind): number {
  return largeKinds.has(kind) ? large : usual
}

/** Returns the brotli bytes of a page compressed on the fly. */
export function pageBytes(html: string): number {
  return compress(html, onTheFly).length
}

/** Returns the brotli bytes of a file compressed once and stored. */
export function brotliBytes(content: string | Uint8Array, quality = stored): number {
  return compress(content, quality).length
}

/** Returns a finding for each page that exceeds the maximum of its kind. */
export function checkBudgets(pages: Iterable<WeighedPage>): readonly string[] {
  const findings: string[] = []
  for (const { kind, page } of pages) {
    const budget = budgetOf(kind)
    const bytes = pageBytes(page.html)
    if (bytes > budget) findings.push(`${page.path} (${kind}) has ${bytes} bytes, ${budget} are allowed`)
  }
  return findings
}

function compress(content: string | Uint8Array, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
