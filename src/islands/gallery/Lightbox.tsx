import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#islands/kit/use-words.ts'
import { GalleryButton } from './GalleryButton.tsx'
import type { ListingTranslate } from './listing-words.ts'
import { Player } from './Player.tsx'
import type { Slide } from './slides.ts'
import { useDialog } from './use-dialog.ts'
import { usePhotoSwipe } from './use-photo-swipe.ts'
import { useSlideShow } from './use-slide-show.ts'

type LightboxProps = Readonly<{
  slides: readonly Slide[]
  /** The slide that was clicked. Its player may load, since the page named the third party beside it. */
  start: number
  /** Title of the listing, that of the gallery too. */
  name: string
  onOpened: () => void
  onClosed: () => void
}>

/** The pictures, plans, videos and tours of a listing in a dialog, one at a time. */
export function Lightbox({ slides, start, name, onOpened, onClosed }: LightboxProps) {
  const t: ListingTranslate = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [allowed, setAllowed] = useState<ReadonlySet<number>>(new Set([start]))
  const { leave, isLeft, rename } = useDialog(dialog, slides[start]?.hash, onOpened)
  const slideName = (at: number): string => t('gallery.position', { number: at + 1, count: slides.length })
  const { swipe, index, isZoomed, isOpen, hosts } = usePhotoSwipe(stage, {
    slides,
    start,
    failed: t('gallery.failed'),
    slideRole: t('gallery.slide'),
    slideName,
    onClose: leave,
    onClosed,
  })
  const { isPlaying, toggle, stop } = useSlideShow(swipe, slides, index)
  const slide = slides[index]
  const title = slides.some(({ kind }) => kind === 'picture') ? name : (slide?.caption ?? '')

  useEffect(() => rename(slide?.hash), [rename, slide])
  useEffect(() => {
    // PhotoSwipe ignores `close` while it opens.
    if (isLeft && isOpen) swipe?.close()
  }, [isLeft, isOpen, swipe])

  return (
    <dialog
      ref={dialog}
      className="gallery"
      aria-label={title}
      aria-busy={!isOpen}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={() => {
        // The browser closed the dialog itself, as Back does on phones.
        leave()
        onClosed()
      }}
    >
      <div className="gallery__bar">
        <strong>{title}</strong>
        {toggle !== undefined && (
          <GalleryButton
            words={isPlaying ? t('gallery.pause') : t('gallery.play')}
            icon={isPlaying ? 'pause' : 'play'}
            onPress={toggle}
          />
        )}
        {slide?.kind === 'picture' && (
          <GalleryButton
            words={isZoomed ? t('gallery.zoomOut') : t('gallery.zoomIn')}
            icon={isZoomed ? 'zoomOut' : 'zoomIn'}
            onPress={() => swipe?.toggleZoom()}
          />
        )}
        <GalleryButton words={t('gallery.close')} icon="close" onPress={leave} />
      </div>
      <div ref={stage} />
      {slides.length > 1 && (
        <div className="gallery__turn">
          {(['prev', 'next'] as const).map((way) => (
            <GalleryButton
              key={way}
              words={way === 'prev' ? t('gallery.previous') : t('gallery.next')}
              icon={way === 'prev' ? 'left' : 'right'}
              onPress={() => {
                stop()
                swipe?.[way]()
              }}
              onFocus={stop}
            />
          ))}
        </div>
      )}
      <output className="gallery__words" aria-live={isPlaying ? 'off' : 'polite'}>
        {[slides.length > 1 && slideName(index), slide?.caption !== title && slide?.caption]
          .filter(Boolean)
          .join(', ')}
      </output>
      {[...hosts].map(([at, host]) => {
        const player = slides[at]
        if (player === undefined) return null
        return createPortal(
          <Player
            slide={player}
            isShown={at === index}
            isAllowed={allowed.has(at)}
            onAllow={() => setAllowed(new Set(allowed).add(at))}
          />,
          host,
          String(at),
        )
      })}
    </dialog>
  )
}
