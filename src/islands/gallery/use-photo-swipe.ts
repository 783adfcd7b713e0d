import PhotoSwipe, { type SlideData } from 'photoswipe'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Slide } from './slides.ts'

/** State of the gallery: its slide, the elements for players, and PhotoSwipe itself. */
export type Shown = Readonly<{
  swipe: PhotoSwipe | undefined
  index: number
  isZoomed: boolean
  /** Whether the opening animation has ended; input is handled from then on. */
  isOpen: boolean
  /** Elements for players, which PhotoSwipe moves, by the index of their slide. */
  hosts: ReadonlyMap<number, HTMLElement>
}>

type SwipeOptions = Readonly<{
  slides: readonly Slide[]
  start: number
  /** Said in place of a picture that does not load. */
  failed: string
  /** What a screen reader calls a slide, and its name by its index: `foto`, `2 van 12`. */
  slideRole: string
  slideName: (index: number) => string
  /** Called when PhotoSwipe begins to close, and when it is destroyed. */
  onClose: () => void
  onClosed: () => void
}>

/** Space in px for the buttons above and the caption below. */
const padding = { top: 64, bottom: 72, left: 0, right: 0 }

/** Elements that handle clicks themselves; dragging does not start on them. */
const pressed = 'a,button,video,iframe'

/** How much larger than its pixels a picture may be shown, to fill a wide window. */
const largest = 1.6

/** Shows the slides in an element with PhotoSwipe: swiping, pinching, zooming, keys. */
export function usePhotoSwipe(stage: RefObject<HTMLElement | null>, options: SwipeOptions): Shown {
  const [shown, setShown] = useState<Shown>({
    swipe: undefined,
    index: options.start,
    isZoomed: false,
    isOpen: false,
    hosts: new Map(),
  })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const { slides, start, failed, slideRole, slideName } = latest.current
    const swipe = new PhotoSwipe({
      dataSource: slides.map(toData),
      index: start,
      appendToEl: stage.current ?? document.body,
      bgOpacity: 1,
      padding,
      // The dialog traps the focus, handles Escape, and has its own buttons in the page's language.
      trapFocus: false,
      returnFocus: false,
      escKey: false,
      arrowPrev: false,
      arrowNext: false,
      close: false,
      zoom: false,
      counter: false,
      showAnimationDuration: 250,
      hideAnimationDuration: 250,
      imageClickAction: 'zoom',
      tapAction: false,
      errorMsg: failed,
      initialZoomLevel: ({ panAreaSize: room, elementSize: picture, fit }) =>
        room === null || picture === null
          ? fit
          : Math.min(room.x / picture.x, room.y / picture.y, Math.max(fit, largest)),
      secondaryZoomLevel: ({ fit, initial }) => Math.max(Math.min(1, fit * 3), initial * 1.5),
    })
    const change = (changed: Partial<Shown>): void => setShown((before) => ({ ...before, ...changed }))
    swipe.on('change', () => change({ index: swipe.currIndex, isZoomed: false }))
    swipe.on('zoomPanUpdate', ({ slide }) => {
      if (slide === swipe.currSlide) change({ isZoomed: slide.currZoomLevel > slide.zoomLevels.initial })
    })
    swipe.on('slideActivate', ({ slide: { holderElement, index } }) => {
      holderElement?.setAttribute('aria-label', slideName(index))
    })
    swipe.on('openingAnimationEnd', () => change({ isOpen: true }))
    swipe.on('contentLoad', (event) => {
      const { content } = event
      if (content.type !== 'player') return
      event.preventDefault()
      const host = document.createElement('div')
      host.className = 'pswp__content'
      content.element = host
      content.state = 'loaded'
      setShown((before) => ({ ...before, hosts: new Map(before.hosts).set(content.index, host) }))
    })
    // A third-party picture may have another aspect ratio than its record says.
    swipe.on('loadComplete', ({ content }) => {
      const { element, data } = content
      if (!(element instanceof HTMLImageElement) || element.naturalWidth === 0) return
      const height = Math.round((Number(data.width) * element.naturalHeight) / element.naturalWidth)
      if (Math.abs(height - Number(data.height)) <= Number(data.height) / 50) return
      data.height = height
      swipe.refreshSlideContent(content.index)
    })
    swipe.on('pointerDown', (event) => {
      if (isPressed(event.originalEvent)) event.preventDefault()
    })
    swipe.on('keydown', (event) => {
      const { key } = event.originalEvent
      if (key === 'Tab' || (key !== 'Escape' && isPlayer(event.originalEvent))) event.preventDefault()
    })
    swipe.on('close', () => latest.current.onClose())
    let isGone = false
    swipe.on('destroy', () => {
      isGone = true
      latest.current.onClosed()
    })
    swipe.init()
    // PhotoSwipe's texts for screen readers are English.
    for (const { el } of swipe.mainScroll.itemHolders) el.setAttribute('aria-roledescription', slideRole)
    swipe.scrollWrap?.removeAttribute('aria-roledescription')
    swipe.element?.removeAttribute('role')
    change({ swipe })
    return () => {
      if (!isGone) swipe.destroy()
    }
  }, [stage])
  return shown
}

function toData(slide: Slide): SlideData {
  const { element, caption: alt } = slide
  if (slide.kind !== 'picture') return { type: 'player', element }
  const { src, placeholder: msrc, width, height } = slide
  return { element, src, msrc, width, height, alt, thumbCropped: true }
}

function isPressed({ target }: Event): boolean {
  return target instanceof Element && target.closest(pressed) !== null
}

function isPlayer({ target }: Event): boolean {
  return target instanceof HTMLVideoElement
}
