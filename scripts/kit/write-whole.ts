import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a temporary file and renames it, so that no reader sees half a file and two builds do not conflict. */
export async function writeWhole(
  file: string,
  content: Uint8Array | string | Iterable<string>,
): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(beside, content)
  await rename(beside, file)
}
