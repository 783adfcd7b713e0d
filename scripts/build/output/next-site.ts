import { once } from 'node:events'
import { rmdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import type { Wanted } from '#scripts/build/output/prepare-site.ts'
import type { SwapDirs } from '#scripts/build/output/swap.ts'
import type { FileMark, PageIndex } from '#scripts/build/pages/page-index.ts'
import { errorCode } from '#scripts/kit/system-error.ts'
import { qrFile } from '#views/listing/qr-code.ts'

/**
 * The site in the making. It begins as the one that was published before the last, in which nearly all pages are already
 * those of the last one: making a directory and two links for each of thousands of pages would take longer than the rest.
 */
export type NextSite = Readonly<{
  dir: string
  /** Whether it has a file of the last build, as that left it: a relative path with forward slashes. */
  has: (file: string) => boolean
}>

/** Where the pages go, and the index of the last build, whose pages are there already. */
export type PageDirs = Readonly<{ next: NextSite; before: PageIndex }>

/**
 * Makes a directory hold the pages of the last build and nothing else, on a thread of its own while the records are read.
 * A page that somebody changed by hand is left out, so that it is rendered again.
 */
export async function prepareSite(dir: string, published: string, before: PageIndex): Promise<NextSite> {
  const files = pageFilesOf(before)
  const wanted: Wanted = { dir, published, dirs: pageDirsOf(before), files }
  const worker = new Worker(new URL('./prepare-site.ts', import.meta.url), { workerData: wanted })
  const [[answer]] = await Promise.all([once(worker, 'message'), once(worker, 'exit')])
  const lacking: ReadonlySet<string> = answer
  return { dir, has: (file) => files.has(file) && !lacking.has(file) }
}

/** Links all pages of a published site to where the next build begins, so that it need not. */
export async function linkPages({ published, next }: SwapDirs, index: PageIndex): Promise<void> {
  try {
    await prepareSite(next, published, index)
  } catch {
    // The site is published: if the disk is full, it is the next build that says so.
    await rm(next, { recursive: true, force: true })
  }
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

/** Returns the files of a site's pages and QR codes, relative. */
function pageFilesOf({ pages }: PageIndex): ReadonlyMap<string, FileMark> {
  const files = new Map<string, FileMark>()
  for (const [path, { file, qr }] of Object.entries(pages)) {
    files.set(fileOfPath(path), file)
    if (qr !== undefined) files.set(`${path.slice(1)}${qrFile}`, qr.file)
  }
  return files
}

/** Returns the directories of a site's pages, relative, each after the one that it is in: `nl/`, `nl/te-koop/`. */
function pageDirsOf({ pages }: PageIndex): readonly string[] {
  const dirs = new Set<string>()
  const add = (dir: string): void => {
    if (dir === '' || dirs.has(dir)) return
    add(dir.slice(0, dir.lastIndexOf('/', dir.length - 2) + 1))
    dirs.add(dir)
  }
  for (const path of Object.keys(pages)) add(path.slice(1))
  return [...dirs]
}
