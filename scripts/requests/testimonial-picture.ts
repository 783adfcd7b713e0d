import sharp from 'sharp'

/** The longer side in px at most: twice what a page shows, for dense screens. */
const longestSide = 1200

/**
 * Returns a visitor's picture as JPEG, upright, of bounded size, and without its metadata: a phone writes where it was
 * taken; undefined for one that cannot be read.
 */
export async function toTestimonialPicture(content: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(content)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  } catch {
    // Whatever is wrong with it: the testimonial can do without.
    return undefined
  }
}
