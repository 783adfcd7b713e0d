import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureVariant, RenderedPicture } from '#domain/site/picture.ts'
import type { PictureUse } from '#scripts/pictures/find-pictures.ts'
import { drawingVersion, encoders, planWidths, widths } from '#scripts/pictures/picture-settings.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Directory of the picture cache. */
export type PictureCache = Readonly<{ dir: string }>

/**
 * Returns the sizes of one picture, made or cached by content and settings. The cache entry is written last, so that a
 * killed run leaves no incomplete picture.
 * @throws when the bytes are not a picture
 */
export async function renderPicture(
  cache: PictureCache,
  source: Buffer,
  use: PictureUse,
): Promise<Readonly<{ picture: RenderedPicture; isNew: boolean }>> {
  const hash = createHash('sha256')
    .update(source)
    .update(isSvg(source) ? drawingVersion : JSON.stringify([encoders, widths[use]]))
    .digest('hex')
    .slice(0, 16)
  const memory = join(cache.dir, 'made', `${hash}.json`)
  const remembered = await readFile(memory, 'utf8').catch(() => undefined)
  if (remembered !== undefined) return { picture: JSON.parse(remembered), isNew: false }
  const picture = isSvg(source)
    ? await renderDrawing(cache, source, hash)
    : await renderPhoto(cache, source, hash, use)
  await writeWhole(memory, JSON.stringify(picture))
  return { picture, isNew: true }
}

async function renderPhoto(
  cache: PictureCache,
  source: Buffer,
  hash: string,
  use: PictureUse,
): Promise<RenderedPicture> {
  // Orientation is metadata, which is stripped (it may also hold where a photograph was taken).
  const upright = await sharp(source, { failOn: 'error' }).autoOrient().toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const plan = planWidths(width, use)
  const cap = Math.max(...plan)
  const avif: PictureVariant[] = []
  const webp: PictureVariant[] = []
  for (const size of plan) {
    const resized = sharp(upright.data).resize({ width: size })
    avif.push(
      await writeVariant(
        cache,
        `${hash}-${size}.avif`,
        size,
        await resized.clone().avif(encoders.avif).toBuffer(),
      ),
    )
    webp.push(
      await writeVariant(
        cache,
        `${hash}-${size}.webp`,
        size,
        await resized.clone().webp(encoders.webp).toBuffer(),
      ),
    )
  }
  const jpegWidth = Math.min(cap, 1200)
  const jpeg = await sharp(upright.data)
    .resize({ width: jpegWidth })
    .flatten({ background: '#fff' })
    .jpeg(encoders.jpeg)
    .toBuffer()
  const fallback = await writeVariant(cache, `${hash}-${jpegWidth}.jpg`, jpegWidth, jpeg)
  return {
    width: cap,
    height: Math.round((height * cap) / width),
    color: await averageColor(upright.data),
    avif,
    webp,
    fallback,
  }
}

async function renderDrawing(cache: PictureCache, source: Buffer, hash: string): Promise<RenderedPicture> {
  // Loaded lazily, since most builds find every drawing in the cache and need no DOM.
  const { sanitiseSvg } = await import('#scripts/pictures/sanitise-svg.ts')
  const svg = sanitiseSvg(source.toString('utf8'))
  if (svg === undefined)
    throw new Error('the drawing is no well-formed SVG: export it again as plain SVG 1.1')
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  const fallback = await writeVariant(cache, `${hash}-${width}.svg`, width, Buffer.from(svg))
  return { width, height, color: await averageColor(Buffer.from(svg)), avif: [], webp: [], fallback }
}

async function averageColor(source: Buffer): Promise<string> {
  const pixel = await sharp(source)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}

async function writeVariant(
  cache: PictureCache,
  name: string,
  width: number,
  bytes: Buffer,
): Promise<PictureVariant> {
  await writeWhole(join(cache.dir, 'files', name), bytes)
  return { href: `/pictures/${name}`, width }
}

function isSvg(source: Buffer): boolean {
  return /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    source
      .subarray(0, 256)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
}
