import { constants, copyFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PictureManifest } from '#domain/site/picture.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'

/**
 * Brings every picture size in the manifest to `/pictures/`, and returns the number of files: those that are published
 * as links, the others as copies of the cache, which no change to the site may damage.
 */
export async function copyPictures(
  manifest: PictureManifest,
  picturesDir: string,
  published: string,
  dist: string,
): Promise<number> {
  const names = new Set(
    Object.values(manifest)
      .flatMap((picture) => [...picture.avif, ...picture.webp, picture.fallback])
      .map((variant) => basename(variant.href)),
  )
  await mkdir(join(dist, 'pictures'), { recursive: true })
  for (const name of names) {
    const [made, old, next] = [
      join(picturesDir, 'files', name),
      join(published, 'pictures', name),
      join(dist, 'pictures', name),
    ]
    // The name holds the hash of the content; another size is that of a damaged file.
    if (statSync(old, { throwIfNoEntry: false })?.size === statSync(made).size) linkOrCopy(old, next)
    // Copy-on-write where the file system supports it, otherwise a plain copy.
    else copyFileSync(made, next, constants.COPYFILE_FICLONE)
  }
  return names.size
}
