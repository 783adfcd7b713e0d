// Runs on a thread of its own: see next-site.ts.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type FileMark, hasMark } from '#scripts/build/pages/page-index.ts'

/** What a directory keeps: files as they were marked, and directories, each after the one that it is in. */
export type Kept = Readonly<{
  dir: string
  dirs: readonly string[]
  files: ReadonlyMap<string, FileMark>
}>

const { dir, dirs, files }: Kept = workerData
const dirsLacking = new Set(dirs)
const lacking = new Set(files.keys())

function tidy(parent: string): void {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const path = join(parent, entry.name)
    const mark = files.get(path)
    if (entry.isDirectory() && dirsLacking.delete(path)) tidy(path)
    else if (entry.isFile() && mark !== undefined && hasMark(path, mark)) lacking.delete(path)
    else rmSync(path, { recursive: true })
  }
}

if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(dir)
mkdirSync(dir, { recursive: true })
tidy(dir)
for (const each of dirsLacking) mkdirSync(each)
parentPort?.postMessage(lacking)
