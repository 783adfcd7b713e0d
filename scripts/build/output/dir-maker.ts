import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Returns a function that makes a directory below an existing one, with those above it, each once: `mkdir -p` asks the
 * file system for every directory of every path, which costs a second for 4,000 pages.
 */
export function dirMaker(root: string): (dir: string) => void {
  const made = new Set([root])
  const make = (dir: string): void => {
    if (made.has(dir)) return
    make(dirname(dir))
    mkdirSync(dir, { recursive: true })
    made.add(dir)
  }
  return make
}
