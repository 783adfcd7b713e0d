// Runs on a thread of its own: see next-site.ts.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import { type FileMark, hasMark } from '#scripts/build/pages/page-index.ts'

/** What a directory is to hold: files of the published site, and their directories, each after the one that it is in. */
export type Wanted = Readonly<{
  dir: string
  published: string
  /** Relative paths with forward slashes, like those of `files`; a directory ends with one. */
  dirs: readonly string[]
  files: ReadonlyMap<string, FileMark>
}>

const { dir, published, dirs, files }: Wanted = workerData
const dirsLacking = new Set(dirs)
const lacking = new Set(files.keys())

/** Removes from a directory, `''` or `nl/te-koop/`, whatever is not wanted. */
function tidy(parent: string): void {
  for (const entry of readdirSync(join(dir, parent), { withFileTypes: true })) {
    const path = parent + entry.name
    const mark = files.get(path)
    if (entry.isDirectory() && dirsLacking.delete(`${path}/`)) tidy(`${path}/`)
    else if (entry.isFile() && mark !== undefined && hasMark(join(dir, path), mark)) lacking.delete(path)
    else rmSync(join(dir, path), { recursive: true })
  }
}

if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(dir)
mkdirSync(dir, { recursive: true })
tidy('')
for (const path of dirsLacking) mkdirSync(join(dir, path))
for (const path of lacking) {
  const mark = files.get(path)
  // A file that was changed by hand is left out: its page is rendered again.
  if (mark === undefined || !hasMark(join(published, path), mark)) continue
  linkOrCopy(join(published, path), join(dir, path))
  lacking.delete(path)
}
parentPort?.postMessage(lacking)
