import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'

/** A file of the site: its path from the root, such as `/nl/index.html`, and its content. */
export type BuiltFile = readonly [path: string, content: string | Uint8Array]

/** Writes files and their directories into a site, and returns the number of files. */
export async function writeFiles(
  dist: string,
  files: Iterable<BuiltFile> | AsyncIterable<BuiltFile>,
): Promise<number> {
  const makeDir = dirMaker(dist)
  let count = 0
  for await (const [path, content] of files) {
    const file = join(dist, path)
    makeDir(dirname(file))
    // Synchronous: for thousands of small files the thread pool costs more than it saves.
    writeFileSync(file, content)
    count += 1
  }
  return count
}
