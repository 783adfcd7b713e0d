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

/** Makes one size of a picture, unless it is there: from the original each time, so that nothing is encoded twice. */
export async function encodeVariant(
  cacheDir: string,
  source: Buffer | string,
  variant: PictureVariant,
): Promise<void> {
  const file = variantFile(cacheDir, variant)
  if (existsSync(file)) return
  // Orientation is metadata, which is stripped (it may also hold where a photograph was taken).
  const resized = sharp(source, { failOn: 'error' }).autoOrient().resize({ width: variant.width })
  await writeWhole(file, await encode(resized, extname(file)).toBuffer())
}

function encode(picture: Sharp, ending: string): Sharp {
  if (ending === '.avif') return picture.avif(encoders.avif)
  return picture.flatten({ background: '#fff' }).jpeg(encoders.jpeg)
}
