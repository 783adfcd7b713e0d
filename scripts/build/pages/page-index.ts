import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { loadMemory } from '#scripts/build/output/load-memory.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Digests of the parts of a view: `title=3fK… shell.footer=x0p…`. */
export type ViewDigests = string

/** Size in bytes, and time of the last change in milliseconds, of a file: another one was changed by hand. */
export type FileMark = readonly [size: number, changedAt: number]

/** What is known of a published page: enough to tell whether it is the one that a new build would make. */
export type IndexedPage = Readonly<{
  digests: ViewDigests
  file: FileMark
  /** Hashes of its inline code, with `script ` or `style ` before each. */
  inline: readonly string[]
}>

/** The pages of the published site. */
export type PageIndex = Readonly<{
  format: number
  /** ID of the bundle that rendered all of them. */
  bundle: string
  /** By path. */
  pages: Readonly<Record<string, IndexedPage>>
}>

/** Raised when the index gets another form: a build then takes none from before. */
const format = 6

/** The index of no site: every page is rendered. */
export const emptyIndex: PageIndex = { format, bundle: '', pages: {} }

/** Returns the index of the last build; an empty one where there is none, or none that can be read. */
export async function loadPageIndex(file: string): Promise<PageIndex> {
  const index = await loadMemory<PageIndex>(file)
  return index?.format === format ? index : emptyIndex
}

/** Writes the index of a published site. */
export async function savePageIndex(file: string, index: PageIndex): Promise<void> {
  await writeWhole(file, JSON.stringify(index))
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
