import { checkInlineCode } from '#scripts/checks/built/inline-code.ts'
import { fileOfLink } from '#scripts/checks/built/links.ts'
import { type DistPage, parseDistPage } from '#scripts/checks/built/dist-page.ts'

/** Returns the text of a live file; undefined where there is none. */
export type ReadLive = (file: string) => Promise<string | undefined>

/** What a visitor finds who follows every link. */
export type Visit = Readonly<{
  /** Path of each page → its text. */
  pages: ReadonlyMap<string, DistPage>
  /** `nl/index.html → nl/weg/index.html`. */
  broken: readonly string[]
}>

/** Follows each link, and asks for each file that a page loads, from some pages on. */
export async function visitAll(read: ReadLive, starts: readonly string[], origin: string): Promise<Visit> {
  const pages = new Map<string, DistPage>()
  const broken: string[] = []
  const known = new Set(starts)
  const waiting = starts.map((file) => ({ file, from: 'the start' }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, from } = next
    const text = await read(file)
    if (text === undefined) broken.push(`${from} → ${file}`)
    if (text === undefined || !file.endsWith('.html')) continue
    const page = parseDistPage(file, text)
    pages.set(file, page)
    for (const link of [...page.links, ...page.loads]) {
      const target = fileOfLink(link, page.path, origin)
      if (target === undefined || known.has(target)) continue
      known.add(target)
      waiting.push({ file: target, from: file })
    }
  }
  return { pages, broken }
}

/** Returns a finding for each page whose inline code the live policy would block. */
export async function blockedCode({ pages }: Visit, read: ReadLive): Promise<readonly string[]> {
  return checkInlineCode([...pages.values()], (await read('_headers')) ?? '')
}
