import { copyFile, mkdir } from 'node:fs/promises'
import { constants } from 'node:fs'
import { basename, join } from 'node:path'
import type { PictureManifest } from '#domain/site/picture.ts'

/** Copies every picture size in the manifest from the cache to `/pictures/`, and returns the number of files. */
export async function copyPictures(
  manifest: PictureManifest,
  picturesDir: string,
  dist: string,
): Promise<number> {
  const names = new Set(
    Object.values(manifest)
      .flatMap((picture) => [...picture.avif, ...picture.webp, picture.fallback])
      .map((variant) => basename(variant.href)),
  )
  await mkdir(join(dist, 'pictures'), { recursive: true })
  for (const name of names) {
    // Copy-on-write where the file system supports it, otherwise a plain copy.
    await copyFile(join(picturesDir, 'files', name), join(dist, 'pictures', name), constants.COPYFILE_FICLONE)
  }
  return names.size
}
