import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes beside and renames, so that nobody ever reads half a file, and two builds at once do not take each other's. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(beside, content)
  await rename(beside, file)
}
