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

type PhotoAnchorProps = Readonly<{
  /** Without an id where the same picture stands on the page before. */
  photo: Omit<PhotoLink, 'id'> & Partial<PhotoLink>
  sizes: string
  loading: PictureLoading
}>

/** A photo as a link to its file, for visitors without script; the gallery opens it in place. */
export function PhotoAnchor({ photo, sizes, loading }: PhotoAnchorProps) {
  const { id, href, label, picture } = photo
  return (
    <a id={id} href={href} aria-label={label}>
      <PictureTag picture={picture} sizes={sizes} loading={loading} widest={1400} />
    </a>
  )
}
