import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file of the site: its path from the root, such as `/nl/index.html`, and its content. */
export type BuiltFile = readonly [path: string, content: string | Uint8Array]

/** Writes files and their directories into a site, and returns the number of files. */
export async function writeFiles(
  dist: string,
  files: Iterable<BuiltFile> | AsyncIterable<BuiltFile>,
): Promise<number> {
  let count = 0
  for await (const [path, content] of files) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    count += 1
  }
  return count
}
