import type PhotoSwipe from 'photoswipe'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Slide } from './slides.ts'

const showMs = 5000
const fadeMs = 500
/** A picture that takes longer is faded to before it is there: its place and its turning wheel. */
const mostWaitMs = 4000

type SlideShow = Readonly<{
  isPlaying: boolean
  /** Undefined where nothing may move by itself, or there is nothing to move to. */
  toggle?: () => void
}>

/**
 * Turns pictures by itself, once asked: every five seconds, with a fade of half a second. It stops for a visitor who
 * turns, zooms or leaves the window, and where the device asks for less motion.
 */
export function useSlideShow(
  swipe: PhotoSwipe | undefined,
  slides: readonly Slide[],
  index: number,
): SlideShow {
  const [isWanted, setWanted] = useState(false)
  const isStill = useSyncExternalStore(watchMotion, () => motion.matches)
  const next = nextPicture(slides, index)
  const isPlaying = isWanted && !isStill

  useEffect(() => {
    if (!isPlaying || swipe === undefined || next === undefined) return undefined
    const timer = setTimeout(() => void fadeTo(swipe, next), showMs)
    return () => clearTimeout(timer)
  }, [isPlaying, swipe, next])

  useEffect(() => {
    if (!isPlaying || swipe === undefined) return undefined
    const stop = (): void => setWanted(false)
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
  }, [isPlaying, swipe])

  const toggle = isStill || next === undefined ? undefined : () => setWanted(!isPlaying)
  return { isPlaying, toggle }
}

const motion = matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(onChange: () => void): () => void {
  motion.addEventListener('change', onChange)
  return () => motion.removeEventListener('change', onChange)
}

/** The next slide that is a picture, from the first again after the last; undefined when there is no other. */
function nextPicture(slides: readonly Slide[], index: number): number | undefined {
  const after = slides.map((_, step) => (index + step + 1) % slides.length).slice(0, -1)
  return after.find((at) => slides[at]?.kind === 'picture')
}

/** Turns to a slide: what was seen stays above it until it has come, then one fades into the other. */
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
  const late = new Promise((resolve) => setTimeout(resolve, mostWaitMs))
  await Promise.race([element.decode().catch(() => undefined), late])
}
