import sharp from 'sharp'
import { CommandError } from '#scripts/kit/command.ts'

/** The longer side in px at most: twice what a page shows, for dense screens. */
const longestSide = 1200

/**
 * Returns a visitor's picture as JPEG, upright, of bounded size, and without its metadata: a phone writes where it was
 * taken.
 * @throws {CommandError} when it cannot be read
 */
export async function toTestimonialPicture(content: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(content)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `the picture cannot be read (${reason}): release the testimonial without it, --no-picture`,
    )
  }
}
