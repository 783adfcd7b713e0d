import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import sharp from 'sharp'
import type { RenderedPicture } from '#domain/site/picture.ts'
import type { PictureUse } from '#scripts/pictures/find-pictures.ts'
import { variantFile } from '#scripts/pictures/encode-variant.ts'
import { drawingVersion, encoders, planWidths, widths } from '#scripts/pictures/picture-settings.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/**
 * Returns the sizes that a picture will have, named by its content and the settings, without making them; those of a
 * drawing are made at once. What was found out is cached.
 * @throws when the bytes are not a picture
 */
export async function planPicture(
  cacheDir: string,
  source: Buffer,
  use: PictureUse,
): Promise<RenderedPicture> {
  const hash = createHash('sha256')
    .update(source)
    .update(isSvg(source) ? drawingVersion : JSON.stringify([encoders, widths[use]]))
    .digest('hex')
    .slice(0, 16)
  const memory = join(cacheDir, 'plans', `${hash}.json`)
  const remembered = await readFile(memory, 'utf8').catch(absentAsUndefined)
  if (remembered !== undefined) {
    const picture: RenderedPicture = JSON.parse(remembered)
    if (!isSvg(source) || existsSync(variantFile(cacheDir, picture.fallback))) return picture
  }
  const picture = isSvg(source)
    ? await makeDrawing(cacheDir, source, hash)
    : await planPhoto(source, hash, use)
  await writeWhole(memory, JSON.stringify(picture))
  return picture
}

async function planPhoto(source: Buffer, hash: string, use: PictureUse): Promise<RenderedPicture> {
  const { autoOrient, width, height } = await sharp(source, { failOn: 'error' }).metadata()
  const upright = autoOrient ?? { width, height }
  const plan = planWidths(upright.width, use)
  const cap = Math.max(...plan)
  const jpegWidth = Math.min(cap, 1200)
  const sizes = (ending: string): RenderedPicture['avif'] =>
    plan.map((size) => ({ href: `/pictures/${hash}-${size}.${ending}`, width: size }))
  return {
    width: cap,
    height: Math.round((upright.height * cap) / upright.width),
    color: await averageColor(source),
    avif: sizes('avif'),
    fallback: { href: `/pictures/${hash}-${jpegWidth}.jpg`, width: jpegWidth },
  }
}

async function makeDrawing(cacheDir: string, source: Buffer, hash: string): Promise<RenderedPicture> {
  // Loaded lazily, since most builds find every drawing in the cache and need no DOM.
  const { sanitiseSvg } = await import('#scripts/pictures/sanitise-svg.ts')
  const svg = sanitiseSvg(source.toString('utf8'))
  if (svg === undefined)
    throw new Error('the drawing is no well-formed SVG: export it again as plain SVG 1.1')
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes).metadata()
  const fallback = { href: `/pictures/${hash}-${width}.svg`, width }
  await writeWhole(variantFile(cacheDir, fallback), bytes)
  return { width, height, color: await averageColor(bytes), avif: [], fallback }
}

/** Decodes the whole picture, so that a damaged one is found here. A colour would stay in sight behind one that is not opaque. */
async function averageColor(source: Buffer): Promise<string> {
  const picture = sharp(source, { failOn: 'error' })
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha && !(await picture.stats()).isOpaque) return 'transparent'
  const pixel = await picture
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}

function isSvg(source: Buffer): boolean {
  return /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    source
      .subarray(0, 256)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
}
