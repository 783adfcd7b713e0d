import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PictureManifest } from '#domain/site/picture.ts'
import { bringFile } from '#scripts/build/output/bring-files.ts'

/** Brings every picture size in the manifest to `/pictures/`, and returns the number of files. */
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
    bringFile({
      made: join(picturesDir, 'files', name),
      published: join(published, 'pictures', name),
      next: join(dist, 'pictures', name),
    })
  }
  return names.size
}
