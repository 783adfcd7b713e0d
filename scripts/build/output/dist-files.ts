import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the files in a directory with an ending: relative paths with forward slashes, sorted. */
export async function listFiles(dir: string, ending = ''): Promise<readonly string[]> {
  const files: string[] = []
  // One after the other: a third of the time that promises take for thousands of directories.
  const walk = (parent: string): void => {
    for (const entry of readdirSync(join(dir, parent), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${parent}${entry.name}/`)
      else if (entry.isFile() && entry.name.endsWith(ending)) files.push(`${parent}${entry.name}`)
    }
  }
  walk('')
  return files.toSorted()
}

/** @example fileOfPath('/nl/te-koop/') // 'nl/te-koop/index.html' */
export function fileOfPath(path: string): string {
  return `${path.slice(1)}index.html`
}
