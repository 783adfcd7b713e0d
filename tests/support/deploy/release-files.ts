import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files of a small site, by path. */
export type SmallSite = Readonly<Record<string, string>>

/** Writes a small built site to a directory, in place of what is there. */
export async function writeSite(dir: string, files: SmallSite): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
}
