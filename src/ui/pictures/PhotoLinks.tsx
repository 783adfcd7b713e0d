import type { PictureLoading, PictureView } from './picture-view.ts'
import { PictureTag } from './PictureTag.tsx'

/** A picture that opens its file. */
export type PhotoLink = Readonly<{ href: string; label: string; picture: PictureView }>

type PhotoLinksProps = Readonly<{
  photos: readonly PhotoLink[]
  /** Width of the first picture, and of the others. */
  sizes: Readonly<{ first: string; others: string }>
  loadingOf: (index: number) => PictureLoading
}>

/** Pictures as links to their files: what a visitor without script can open, and what the gallery will take over. */
export function PhotoLinks({ photos, sizes, loadingOf }: PhotoLinksProps) {
  return photos.map(({ href, label, picture }, index) => (
    <a key={href} href={href} aria-label={`${label}: ${picture.alt}`}>
      <PictureTag
        picture={picture}
        sizes={index === 0 ? sizes.first : sizes.others}
        loading={loadingOf(index)}
        widest={1400}
      />
    </a>
  ))
}
