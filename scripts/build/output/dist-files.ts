import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the files in a directory with an ending: relative paths with forward slashes, sorted. */
export async function listFiles(dir: string, ending = ''): Promise<readonly string[]> {
  // At once: a third of the time that promises take for thousands of directories.
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** @example fileOfPath('/nl/te-koop/') // 'nl/te-koop/index.html' */
export function fileOfPath(path: string): string {
  return `${path.slice(1)}index.html`
}
