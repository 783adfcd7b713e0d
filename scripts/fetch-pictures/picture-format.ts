import sharp from 'sharp'

/** Extensions by the name that the decoder gives a format; a drawing (SVG) may hold scripts, so none is fetched. */
const extensions = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['heif', 'avif'],
  ['tiff', 'tif'],
])

/**
 * Returns the extension of a photograph, by its content; undefined when it is none, or cannot be decoded to its end, as
 * the build would.
 */
export async function photoExtension(bytes: Buffer): Promise<string | undefined> {
  try {
    const photo = sharp(bytes, { failOn: 'error' })
    const extension = extensions.get((await photo.metadata()).format)
    if (extension !== undefined) await photo.stats()
    return extension
  } catch {
    // All of it is in memory: it is no picture.
    return undefined
  }
}
