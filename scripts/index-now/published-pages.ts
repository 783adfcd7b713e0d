import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The day on which each page of a sitemap last changed, by its full address; `''` for a page without a day. */
export type PublishedPages = Readonly<Record<string, string>>

const entry = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g

/**
 * Returns the pages that the sitemap of a built site lists. It has no address with a character that XML writes otherwise.
 * @throws for a directory that cannot be read; a site without a sitemap has no pages
 */
export async function readPublishedPages(dist: string): Promise<PublishedPages> {
  const files = (await readdir(dist)).filter((name) => /^sitemap-\d+\.xml$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')))
  return Object.fromEntries(
    texts.flatMap((text) => [...text.matchAll(entry)].map(([, url = '', day = '']) => [url, day] as const)),
  )
}

/** Returns the addresses that are new, have another day, or are gone. @example changedPages({ a: '1' }, { a: '2' }) // ['a'] */
export function changedPages(before: PublishedPages, after: PublishedPages): readonly string[] {
  const changed = Object.keys(after).filter((url) => before[url] !== after[url])
  const gone = Object.keys(before).filter((url) => after[url] === undefined)
  return [...changed, ...gone]
}
