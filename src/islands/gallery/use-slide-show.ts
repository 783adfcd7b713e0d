import type PhotoSwipe from 'photoswipe'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Slide } from './slides.ts'

const showMs = 5000
const fadeMs = 500
/** Longest wait for a picture; after it the slide fades in with its loading indicator. */
const maxWaitMs = 4000

type SlideShow = Readonly<{
  isPlaying: boolean
  /** Undefined with reduced motion, or with only one picture. */
  toggle?: () => void
  stop: () => void
}>

/**
 * Plays the pictures as a slide show on demand: one every five seconds, with a fade of half a second. It stops when the
 * visitor changes the slide or focuses what does so, zooms or leaves the window, and with reduced motion.
 */
export function useSlideShow(
  swipe: PhotoSwipe | undefined,
  slides: readonly Slide[],
  index: number,
): SlideShow {
  const [isWanted, setWanted] = useState(false)
  const isMotionReduced = useSyncExternalStore(watchMotion, () => motion.matches)
  const next = nextPicture(slides, index)
  const isPlaying = isWanted && !isMotionReduced
  const stop = useCallback(() => setWanted(false), [])

  useEffect(() => {
    if (!isPlaying || swipe === undefined || next === undefined) return undefined
    const timer = setTimeout(() => void fadeTo(swipe, next), showMs)
    return () => clearTimeout(timer)
  }, [isPlaying, swipe, next])

  useEffect(() => {
    if (!isPlaying || swipe === undefined) return undefined
    const stopUnseen = (): void => {
      if (document.hidden) stop()
    }
    const stopForKey = ({ key }: KeyboardEvent): void => {
      if (key.startsWith('Arrow')) stop()
    }
    swipe.on('pointerDown', stop)
    swipe.on('beforeZoomTo', stop)
    document.addEventListener('keydown', stopForKey)
    document.addEventListener('visibilitychange', stopUnseen)
    return () => {
      swipe.off('pointerDown', stop)
      swipe.off('beforeZoomTo', stop)
      document.removeEventListener('keydown', stopForKey)
      document.removeEventListener('visibilitychange', stopUnseen)
    }
  }, [isPlaying, swipe, stop])

  const toggle = isMotionReduced || next === undefined ? undefined : () => setWanted(!isPlaying)
  return { isPlaying, toggle, stop }
}

const motion = matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(onChange: () => void): () => void {
  motion.addEventListener('change', onChange)
  return () => motion.removeEventListener('change', onChange)
}

/** Returns the index of the next picture, starting over after the last; undefined when there is no other. */
function nextPicture(slides: readonly Slide[], index: number): number | undefined {
  const after = slides.map((_, step) => (index + step + 1) % slides.length).slice(0, -1)
  return after.find((at) => slides[at]?.kind === 'picture')
}

/** Goes to a slide: the current picture stays visible until the next one has loaded, then they cross-fade. */
async function fadeTo(swipe: PhotoSwipe, index: number): Promise<void> {
  const seen = swipe.currSlide?.content.element
  const { container } = swipe
  if (seen === undefined || container === undefined) return swipe.goTo(index)
  const { left, top, width, height } = seen.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'gallery__ghost'
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  ghost.append(seen.cloneNode(true))
  container.after(ghost)
  container.style.opacity = '0'
  swipe.goTo(index)
  await arrival(swipe)
  container.style.opacity = ''
  container.animate({ opacity: [0, 1] }, fadeMs)
  await ghost.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' }).finished
  ghost.remove()
  return undefined
}

async function arrival({ currSlide }: PhotoSwipe): Promise<void> {
  const element = currSlide?.content.element
  if (!(element instanceof HTMLImageElement)) return
  const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  // The slide itself says that its picture did not come.
  await Promise.race([element.decode().catch(() => undefined), late])
}
