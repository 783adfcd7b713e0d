import { onPhone } from './picture-sizes.ts'
import { type PhotoLink, PhotoLinks } from './PhotoLinks.tsx'
import type { PictureLoading } from './picture-view.ts'

const sizes = {
  first: '(min-width: 1440px) 660px, (min-width: 768px) 47vw, 82vw',
  others: `(min-width: 1440px) 328px, (min-width: 768px) 24vw, ${onPhone}`,
}

/** Photos that are printed: a lazy one may print as an empty frame. */
const printed = 3

/** The first pictures of a listing: one large and up to four small ones. */
export function Mosaic({ photos }: Readonly<{ photos: readonly PhotoLink[] }>) {
  return <PhotoLinks photos={photos} sizes={sizes} loadingOf={mosaicLoading} />
}

/** The photos that are not in the mosaic. */
export function PhotoGrid({ photos }: Readonly<{ photos: readonly PhotoLink[] }>) {
  const width = '(min-width: 960px) 220px, 46vw'
  return <PhotoLinks photos={photos} sizes={{ first: width, others: width }} loadingOf={() => 'lazy'} />
}

function mosaicLoading(index: number): PictureLoading {
  if (index === 0) return 'priority'
  return index < printed ? 'late' : 'lazy'
}
