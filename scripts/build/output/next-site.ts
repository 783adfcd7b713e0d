import { once } from 'node:events'
import { rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import type { Kept } from '#scripts/build/output/prepare-site.ts'
import type { FileMark, PageIndex } from '#scripts/build/pages/page-index.ts'
import { errorCode } from '#scripts/kit/system-error.ts'
import { qrFile } from '#views/listing/qr-code.ts'

/**
 * The site in the making. It begins as the one that was published before the last, in which nearly all pages are already
 * those of the last one: making a directory and two links for each of thousands of pages would take longer than the rest.
 */
export type NextSite = Readonly<{
  dir: string
  /** Directories that it has. */
  dirs: readonly string[]
  /** Whether it has a page's file, or the QR code beside it, as the last build published it. */
  has: (file: string) => boolean
}>

/** Where the pages go, and what the last build left. */
export type PageDirs = Readonly<{
  next: NextSite
  /** The published site, which has the pages of `before`. */
  published: string
  before: PageIndex
}>

/**
 * Removes from a directory everything except the pages of the last build, and makes the directories of those that it
 * lacks; on a thread of its own, while the records are read.
 */
export async function prepareSite(dir: string, before: PageIndex): Promise<NextSite> {
  const files = pageFilesOf(dir, before)
  const dirs = pageDirsOf(dir, before)
  const kept: Kept = { dir, dirs, files }
  const thread = new Worker(new URL('./prepare-site.ts', import.meta.url), { workerData: kept })
  const [lacking]: readonly ReadonlySet<string>[] = await once(thread, 'message')
  return { dir, dirs, has: (file) => files.has(file) && lacking?.has(file) === false }
}

/** Removes the pages that the last build had and the new one has not, with the directories that hold nothing else. */
export function removeGone({ dir }: NextSite, before: PageIndex, index: PageIndex): void {
  for (const [path, { qr }] of Object.entries(before.pages)) {
    const now = index.pages[path]
    if (qr !== undefined && now?.qr === undefined) rmSync(join(dir, `${path}${qrFile}`), { force: true })
    if (now !== undefined) continue
    const file = join(dir, fileOfPath(path))
    rmSync(file, { force: true })
    removeEmpty(dirname(file), dir)
  }
}

/** Removes a directory, and those that it is in, as long as nothing else is in them. */
function removeEmpty(dir: string, root: string): void {
  if (dir === root) return
  try {
    rmdirSync(dir)
  } catch (error) {
    if (errorCode(error) === 'ENOTEMPTY') return
    throw error
  }
  removeEmpty(dirname(dir), root)
}

type Files = ReadonlyMap<string, FileMark>

/** Returns the files of a site's pages and QR codes. */
function pageFilesOf(dir: string, { pages }: PageIndex): Files {
  const files = new Map<string, FileMark>()
  for (const [path, { file, qr }] of Object.entries(pages)) {
    files.set(join(dir, fileOfPath(path)), file)
    if (qr !== undefined) files.set(join(dir, `${path}${qrFile}`), qr.file)
  }
  return files
}

/** Returns the directories of a site's pages, each after the one that it is in. */
function pageDirsOf(site: string, { pages }: PageIndex): readonly string[] {
  const dirs = new Set<string>()
  const add = (dir: string): void => {
    if (dir === site || dirs.has(dir)) return
    add(dirname(dir))
    dirs.add(dir)
  }
  for (const path of Object.keys(pages)) add(dirname(join(site, fileOfPath(path))))
  return [...dirs]
}
