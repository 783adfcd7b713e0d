import { useEffect, useRef } from 'react'
import { useWords } from '#islands/kit/use-words.ts'
import { GalleryButton } from './GalleryButton.tsx'
import type { ListingTranslate } from './listing-words.ts'
import type { PictureSlide } from './slides.ts'
import { useDialog } from './use-dialog.ts'

type PictureListProps = Readonly<{
  pictures: readonly PictureSlide[]
  /** The picture that was pressed: the list begins there. */
  start: number
  /** Title of the listing. */
  name: string
  onOpened: () => void
  onClosed: () => void
  /** Shows a picture alone, to be zoomed; `links` are those of the list. */
  onEnlarge: (at: number, links: readonly HTMLAnchorElement[]) => void
}>

/** All pictures and plans of a listing below each other, for a phone: one scroll shows them all. */
export function PictureList({ pictures, start, name, onOpened, onClosed, onEnlarge }: PictureListProps) {
  const t: ListingTranslate = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { leave, isLeft } = useDialog(dialog, pictures[start]?.hash, onOpened)
  const links = (): readonly HTMLAnchorElement[] => [...(dialog.current?.querySelectorAll('a') ?? [])]

  useEffect(() => {
    dialog.current?.querySelectorAll('li')[start]?.scrollIntoView()
  }, [start])
  useEffect(() => {
    if (isLeft) onClosed()
  }, [isLeft, onClosed])

  return (
    <dialog
      ref={dialog}
      className="pictures"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={leave}
    >
      <div className="gallery__bar">
        <strong>{name}</strong>
        <GalleryButton words={t('gallery.close')} icon="close" onPress={leave} />
      </div>
      <ol role="list">
        {pictures.map(({ hash, src, width, height, caption }, at) => (
          <li key={hash}>
            <a
              href={src}
              onClick={(event) => {
                event.preventDefault()
                onEnlarge(at, links())
              }}
            >
              <img
                src={src}
                width={width}
                height={height}
                alt={caption}
                loading={at > start ? 'lazy' : 'eager'}
              />
            </a>
            <p>
              {t('gallery.position', { number: at + 1, count: pictures.length })}
              <span aria-hidden="true">{caption === '' ? '' : `, ${caption}`}</span>
            </p>
          </li>
        ))}
      </ol>
    </dialog>
  )
}
