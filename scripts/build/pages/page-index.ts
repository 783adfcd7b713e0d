import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Digests of the parts of a view by name: `{ title: '3fK…', 'shell.footer': 'x0p…' }`. */
export type ViewDigests = Readonly<Record<string, string>>

/** What is known of a published page: enough to tell whether it is the one that a new build would make. */
export type IndexedPage = Readonly<{
  digests: ViewDigests
  /** Size in bytes and time of the last change in milliseconds of its file: others were changed by hand. */
  size: number
  changedAt: number
  /** Positions of its inline code in {@link PageIndex.inline}. */
  inline: readonly number[]
}>

/** The pages of the published site. */
export type PageIndex = Readonly<{
  /** ID of the bundle that rendered all of them. */
  bundle: string
  /** Hashes of inline code, each once, with `script ` or `style ` before it. */
  inline: readonly string[]
  /** By path. */
  pages: Readonly<Record<string, IndexedPage>>
}>

/** The index of no site: every page is rendered. */
export const emptyIndex: PageIndex = { bundle: '', inline: [], pages: {} }

/** Returns the index of the last build; an empty one where there is none, or none that can be read. */
export async function loadPageIndex(file: string): Promise<PageIndex> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return emptyIndex
  }
}

/** Writes the index of a published site. */
export async function savePageIndex(file: string, index: PageIndex): Promise<void> {
  await writeWhole(file, JSON.stringify(index))
}

/** Digests of parts that many pages share, such as the footer. */
const known = new WeakMap<object, string>()

/** Parts that are digested by their own parts, to say more exactly what has changed. */
const nested = new Set(['view', 'shell', 'head'])

/** Returns the digests of a view, which is data: two views with the same digests draw the same page. */
export function digestView(view: object, prefix = ''): ViewDigests {
  const digests: Record<string, string> = {}
  for (const [name, part] of Object.entries(view)) {
    const isObject = typeof part === 'object' && part !== null
    if (isObject && nested.has(name)) Object.assign(digests, digestView(part, `${prefix}${name}.`))
    else digests[prefix + name] = isObject ? digestShared(part) : digestOf(part)
  }
  return digests
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
