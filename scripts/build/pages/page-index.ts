import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/**
 * Digests of the parts of a view: `title=3fK… shell.footer=x0p…`. They are one text, since objects of those of 56,000
 * pages took 100 MB more.
 */
export type ViewDigests = string

/** Size in bytes, and time of the last change in milliseconds, of a file: another one was changed by hand. */
export type FileMark = readonly [size: number, changedAt: number]

/** What is known of a published page: enough to tell whether it is the one that a new build would make. */
export type IndexedPage = Readonly<{
  /** Digest of what its view is made of, for pages of properties: where it is the same, the view is. */
  inputs?: string
  digests: ViewDigests
  file: FileMark
  /** The QR code beside the page of a listing. */
  qr?: Readonly<{ file: FileMark; url: string }>
  /** Positions of its inline code in {@link PageIndex.inline}. */
  inline: readonly number[]
}>

/** The pages of the published site. */
export type PageIndex = Readonly<{
  format: number
  /** ID of the bundle that rendered all of them. */
  bundle: string
  /** Digest of how QR codes are drawn. */
  qr: string
  /** Hashes of inline code, each once, with `script ` or `style ` before it. */
  inline: readonly string[]
  /** Names of the search files with facts of homes, by a digest of what the pages of these homes are made of. */
  blocks: Readonly<Record<string, string>>
  /** By path. */
  pages: Readonly<Record<string, IndexedPage>>
}>

/** Raised when the index gets another form: a build then takes none from before. */
const format = 5

/** The index of no site: every page is rendered. */
export const emptyIndex: PageIndex = { format, bundle: '', qr: '', inline: [], blocks: {}, pages: {} }

/** Returns the index of the last build; an empty one where there is none, or none that can be read. */
export async function loadPageIndex(file: string): Promise<PageIndex> {
  try {
    const index: PageIndex = JSON.parse(await readFile(file, 'utf8'))
    return index.format === format ? index : emptyIndex
  } catch {
    // Whatever is wrong with it, the next build makes it anew.
    return emptyIndex
  }
}

/** Writes the index of a published site. */
export async function savePageIndex(file: string, index: PageIndex): Promise<void> {
  await writeWhole(file, toJson(index))
}

/** Pages in a part of the file. */
const pagesAtOnce = 1000

/** Yields an index as JSON in parts: as one text, that of 40,000 pages takes more than 100 MB. */
function* toJson({ pages, ...site }: PageIndex): Generator<string> {
  yield `${JSON.stringify(site).slice(0, -1)},"pages":{`
  const entries = Object.entries(pages)
  for (let at = 0; at < entries.length; at += pagesAtOnce) {
    const part = Object.fromEntries(entries.slice(at, at + pagesAtOnce))
    yield (at === 0 ? '' : ',') + JSON.stringify(part).slice(1, -1)
  }
  yield '}}'
}

/** Returns the mark of a file that was written. */
export function markOf(file: string): FileMark {
  const { size, mtimeMs } = statSync(file)
  return [size, Math.round(mtimeMs)]
}

/** Whether a file is there, as it was marked. */
export function hasMark(file: string, [size, changedAt]: FileMark): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  // A copy has the time of its original to the millisecond.
  return found?.size === size && Math.round(found.mtimeMs) === changedAt
}

/** Digests of parts that many pages share, such as the footer. */
const known = new WeakMap<object, string>()

/** Parts that are digested by their own parts, to say more exactly what has changed. */
const nested = new Set(['view', 'shell', 'head'])

/** Returns the digests of a view, which is data: two views with the same digests draw the same page. */
export function digestView(view: object, prefix = ''): ViewDigests {
  const digests = Object.entries(view).flatMap(([name, part]: [string, unknown]) => {
    if (part === undefined) return []
    const isObject = typeof part === 'object' && part !== null
    if (isObject && nested.has(name)) return [digestView(part, `${prefix}${name}.`)]
    return [`${prefix}${name}=${isObject ? digestShared(part) : digestOf(part)}`]
  })
  return digests.join(' ')
}

/** Returns the names of the parts that differ, sorted. */
export function changedParts(before: ViewDigests, after: ViewDigests): readonly string[] {
  const changed = new Set(before.split(' ')).symmetricDifference(new Set(after.split(' ')))
  return [...new Set([...changed].map((each) => each.slice(0, each.indexOf('='))))].toSorted()
}

/** Returns the digest of several parts, each of which is digested once. */
export function digestParts(parts: readonly unknown[]): string {
  return digestOf(
    parts.map((part) => (typeof part === 'object' && part !== null ? digestShared(part) : part)),
  )
}

function digestShared(part: object): string {
  const found = known.get(part)
  if (found !== undefined) return found
  const made = digestOf(part)
  known.set(part, made)
  return made
}

/** Returns the digest of data. 60 bits: of 10¹⁸ changes one would go unseen. */
export function digestOf(part: unknown): string {
  return hash('sha256', JSON.stringify(part) ?? '', 'base64url').slice(0, 10)
}
