import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureManifest } from '#domain/site/picture.ts'
import { bringFile } from '#scripts/build/output/bring-files.ts'
import { variantFile, variantsOf } from '#scripts/pictures/encode-variant.ts'

/** Brings every picture size in the manifest that is made to `/pictures/`, and returns the number of all sizes. */
export async function copyPictures(
  manifest: PictureManifest,
  { picturesDir, published, dist }: Readonly<{ picturesDir: string; published: string; dist: string }>,
  mayLack: boolean,
): Promise<number> {
  const variants = new Map(
    Object.values(manifest)
      .flatMap(variantsOf)
      .map((variant) => [variant.href, variant] as const),
  )
  await mkdir(join(dist, 'pictures'), { recursive: true })
  for (const [href, variant] of variants) {
    const made = variantFile(picturesDir, variant)
    if (mayLack && !existsSync(made)) continue
    bringFile({ made, published: join(published, href), next: join(dist, href) })
  }
  return variants.size
}
