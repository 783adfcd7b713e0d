import { type PhotoLink, PhotoAnchor } from './PhotoLinks.tsx'
import type { PictureLoading } from './picture-view.ts'

/** As wide as the screen on a phone; from 768 px as high as `--strip` in gallery.css, in 3:2. */
export const stripSizes =
  '(min-width: 1296px) 816px, (min-width: 838px) 63vw, (min-width: 768px) 528px, 100vw'

/** The pictures of a listing in one row, each with its place in it: `3 / 12`. */
export function Strip({ photos }: Readonly<{ photos: readonly PhotoLink[] }>) {
  return photos.map((photo, index) => (
    <li key={photo.id}>
      <PhotoAnchor photo={photo} sizes={stripSizes} loading={loadingOf(index)} />
      <span className="strip__count" aria-hidden="true">
        {index + 1} / {photos.length}
      </span>
    </li>
  ))
}

/** The second picture is in sight on a wide screen, and on paper. */
function loadingOf(index: number): PictureLoading {
  if (index === 0) return 'priority'
  return index === 1 ? 'late' : 'lazy'
}
