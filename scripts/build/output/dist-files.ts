import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Returns the files in a directory with an ending: relative paths with forward slashes, sorted. */
export async function listFiles(dir: string, ending = ''): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** @example fileOfPath('/nl/te-koop/') // 'nl/te-koop/index.html' */
export function fileOfPath(path: string): string {
  return `${path.slice(1)}index.html`
}
