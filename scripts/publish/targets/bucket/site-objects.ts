import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { headerRules, headersFor, usualCaching } from '#scripts/build/hosting/header-rules.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { contentTypes } from '#scripts/server/content-types.ts'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'
import type { ObjectHeaders } from './bucket.ts'

/** The files of a site, each with the hash of its content and headers. */
export type SiteHashes = Readonly<Record<string, string>>

/** The rules of caching and content types hold for every site; the policy, which does not, is no header of an object. */
const rules = headerRules([])

/** Returns the files of a built site. */
export async function hashSite(built: string): Promise<SiteHashes> {
  const found: Record<string, string> = {}
  await someAtOnce(await listFiles(built), 16, async (file) => {
    const { type, caching } = objectHeaders(file)
    found[file] = hash(
      'sha256',
      Buffer.concat([Buffer.from(`${type}\n${caching}\n`), await readFile(join(built, file))]),
    )
  })
  return found
}

/** Returns the headers of a file, by the same rules as those of other hosts. */
export function objectHeaders(file: string): ObjectHeaders {
  const headers = new Map(headersFor(rules, `/${file}`))
  return {
    type: headers.get('Content-Type') ?? contentTypes.get(extname(file)) ?? 'application/octet-stream',
    caching: headers.get('Cache-Control') ?? usualCaching,
  }
}

/** Whether browsers and open pages may use a file long after the site has lost it: its name changes with its content. */
export function isHashed(file: string): boolean {
  return objectHeaders(file).caching.includes('immutable')
}

/** In place of the hash of a file that a change may have reached: it is there, with the old or the new content. */
export const unknown = ''
/** In place of the hash of a file that may be there, to which no page that is live links. */
export const maybeThere = '?'

/** Files to make live, in groups one after another; those of `added` have no path that is live. */
export type ChangeOrder = Readonly<Record<'added' | 'changed', readonly (readonly string[])[]>>

/**
 * Returns the files that differ from those that are live, so ordered that no page is there before what it shows and links
 * to: new files, new pages, changed pages, then what only names them, such as feeds, site maps and the index of the search.
 */
export function changeOrder(next: SiteHashes, live: SiteHashes): ChangeOrder {
  const files = Object.keys(next).filter((file) => next[file] !== live[file])
  const isNew = (file: string): boolean => live[file] === undefined || live[file] === maybeThere
  const isPage = (file: string): boolean => file.endsWith('.html')
  const of = (added: boolean, pages: boolean): readonly string[] =>
    files.filter((file) => isNew(file) === added && isPage(file) === pages)
  return { added: [of(true, false), of(true, true)], changed: [of(false, true), of(false, false)] }
}
