import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureVariant, RenderedPicture } from '#domain/site/picture.ts'
import { encoders } from '#scripts/pictures/picture-settings.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Returns the file of a size in the picture cache. */
export function variantFile(cacheDir: string, { href }: PictureVariant): string {
  return join(cacheDir, 'files', basename(href))
}

/** Returns all sizes of a picture. */
export function variantsOf({ avif, fallback }: RenderedPicture): readonly PictureVariant[] {
  return [...avif, fallback]
}

/** Makes the sizes of a picture that are not there: each from the decoded original, so that nothing is encoded twice. */
export async function encodeVariants(
  cacheDir: string,
  source: string,
  variants: readonly PictureVariant[],
): Promise<void> {
  const missing = variants.filter((variant) => !existsSync(variantFile(cacheDir, variant)))
  if (missing.length === 0) return
  // Orientation is metadata, which is stripped (it may also hold where a photograph was taken).
  const upright = sharp(source, { failOn: 'error' }).autoOrient()
  const { data, info: raw } = await upright.raw().toBuffer({ resolveWithObject: true })
  for (const variant of missing) {
    const file = variantFile(cacheDir, variant)
    const resized = sharp(data, { raw }).resize({ width: variant.width })
    await writeWhole(file, await encode(resized, extname(file), variant.width).toBuffer())
  }
}

function encode(picture: Sharp, ending: string, width: number): Sharp {
  const { avif, avifForPhones } = encoders
  if (ending === '.avif')
    return picture.avif(width === avifForPhones.width ? { ...avif, quality: avifForPhones.quality } : avif)
  return picture.flatten({ background: '#fff' }).jpeg(encoders.jpeg)
}
