import type { PictureLoading, PictureView } from './picture-view.ts'
import { PictureTag } from './PictureTag.tsx'

/** A photo that links to its file. */
export type PhotoLink = Readonly<{
  /** Its place in the address of the page: `photo-3`. */
  id: string
  href: string
  label: string
  picture: PictureView
}>

type PhotoLinksProps = Readonly<{
  photos: readonly PhotoLink[]
  /** `sizes` attributes of the first photo and of the others. */
  sizes: Readonly<{ first: string; others: string }>
  loadingOf: (index: number) => PictureLoading
}>

/** Photos as links to their files, for visitors without script; the gallery opens them in place. */
export function PhotoLinks({ photos, sizes, loadingOf }: PhotoLinksProps) {
  return photos.map(({ id, href, label, picture }, index) => (
    <a key={id} id={id} href={href} aria-label={`${label}: ${picture.alt}`}>
      <PictureTag
        picture={picture}
        sizes={index === 0 ? sizes.first : sizes.others}
        loading={loadingOf(index)}
        widest={1400}
      />
    </a>
  ))
}
