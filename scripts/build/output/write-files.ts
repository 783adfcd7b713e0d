import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'

/** A file of the site: its path from the root, such as `/nl/index.html`, and its content. */
export type BuiltFile = readonly [path: string, content: string | Uint8Array]

/**
 * Writes files and their directories into a site, and returns the number of files. One that the published site has with
 * the same content is linked, so that it keeps its time and takes no space.
 */
export async function writeFiles(
  dist: string,
  files: Iterable<BuiltFile> | AsyncIterable<BuiltFile>,
  published?: string,
): Promise<number> {
  const makeDir = dirMaker(dist)
  let count = 0
  for await (const [path, content] of files) {
    const file = join(dist, path)
    makeDir(dirname(file))
    const before = published === undefined ? undefined : join(published, path)
    if (before !== undefined && hasContent(before, content)) linkOrCopy(before, file)
    // Synchronous: for thousands of small files the thread pool costs more than it saves.
    else writeFileSync(file, content)
    count += 1
  }
  return count
}

function hasContent(file: string, content: string | Uint8Array): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return statSync(file, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(file).equals(bytes)
}
