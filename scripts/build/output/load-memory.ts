import { readFile } from 'node:fs/promises'

/** Returns what an earlier build remembered in a file; undefined where it did not, or it cannot be read. */
export async function loadMemory<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Whatever is wrong with it, the next build makes it anew.
    return undefined
  }
}
