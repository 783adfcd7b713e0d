import type { Catalogue } from '#domain/site/catalogue.ts'

/** The use of a picture, which decides its widths. */
export type PictureUse = 'listing' | 'banner'

/** Returns every picture file of the catalogue with its use; a file with both uses is a banner. */
export function findPictures(catalogue: Catalogue): ReadonlyMap<string, PictureUse> {
  const found = new Map<string, PictureUse>()
  collectFiles(catalogue, 'listing', found)
  return found
}

function collectFiles(value: unknown, use: PictureUse, found: Map<string, PictureUse>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectFiles(item, use, found)
  } else if (typeof value === 'object' && value !== null) {
    if ('kind' in value && value.kind === 'file' && 'file' in value && typeof value.file === 'string') {
      if (found.get(value.file) !== 'banner') found.set(value.file, use)
      return
    }
    for (const [key, item] of Object.entries(value)) {
      collectFiles(item, key === 'banner' ? 'banner' : use, found)
    }
  }
}
