import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** The site whose directories are copied, and the one that gets them. */
export type DirsToCopy = Readonly<{ published: string; next: string }>

const { published, next }: DirsToCopy = workerData
const made: string[] = []

function copyBelow(path: string): void {
  for (const entry of readdirSync(join(published, path), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const below = join(path, entry.name)
    mkdirSync(join(next, below))
    made.push(join(next, below))
    copyBelow(below)
  }
}

if (existsSync(published)) copyBelow('')
parentPort?.postMessage(made)
