import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#islands/kit/use-words.ts'
import { GalleryButton } from './GalleryButton.tsx'
import { enterHistory, type HistoryEntry } from './history-entry.ts'
import type { ListingTranslate } from './listing-words.ts'
import { Player } from './Player.tsx'
import type { Slide } from './slides.ts'
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
  const { leave, isLeft, rename } = useDialog(dialog, hashOf(slides[start]), onOpened)
  const { swipe, index, isZoomed, isOpen, hosts } = usePhotoSwipe(stage, {
    slides,
    start,
    failed: t('gallery.failed'),
    onClose: leave,
    onClosed,
  })
  const { isPlaying, toggle, stop } = useSlideShow(swipe, slides, index)
  const slide = slides[index]
  const position = t('gallery.position', { number: index + 1, count: slides.length })
  const title = slides.some(({ kind }) => kind === 'picture') ? name : (slide?.caption ?? '')

  useEffect(() => rename(hashOf(slide)), [rename, slide])
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
        {[slides.length > 1 && position, slide?.caption !== title && slide?.caption]
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

/** Returns the hash of a slide; empty for a player, which has no address of its own. */
function hashOf(slide: Slide | undefined): string {
  const id = slide?.element.id ?? ''
  return id === '' ? '' : `#${id}`
}

/** Opens a dialog with its own history entry, which is removed when the dialog closes. */
function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  hash: string,
  onOpened: () => void,
): Readonly<{ leave: () => void; isLeft: boolean; rename: (hash: string) => void }> {
  const [isLeft, setLeft] = useState(false)
  const entry = useRef<HistoryEntry>(undefined)
  const opened = useRef({ hash, onOpened })
  useEffect(() => {
    dialog.current?.showModal()
    entry.current = enterHistory(opened.current.hash, () => setLeft(true))
    opened.current.onOpened()
  }, [dialog])
  const leave = (): void => {
    setLeft(true)
    entry.current?.leave()
  }
  // A player has no hash: the address is that of the page.
  const rename = useCallback(
    (to: string) => entry.current?.rename(to === '' ? location.pathname + location.search : to),
    [],
  )
  return { leave, isLeft, rename }
}
