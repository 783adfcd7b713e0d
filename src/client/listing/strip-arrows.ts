import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/property/strip-arrows.css?url'

/** Gives a row of pictures its two arrows, for browsers without `::scroll-button`: Safari and Firefox. */
export async function addArrows(track: HTMLElement): Promise<void> {
  await loadStyleSheet(styleSheetUrl)
  const back = createArrow(track, 'previous')
  const on = createArrow(track, 'next')
  const mark = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = track
    back.disabled = scrollLeft < 1
    on.disabled = scrollLeft + clientWidth > scrollWidth - 1
  }
  mark()
  track.addEventListener('scroll', mark, { passive: true })
  new ResizeObserver(mark).observe(track)
  track.after(back, on)
}

function createArrow(track: HTMLElement, way: 'previous' | 'next'): HTMLButtonElement {
  const arrow = document.createElement('button')
  const isBack = way === 'previous'
  arrow.type = 'button'
  arrow.className = `strip__arrow${isBack ? ' strip__arrow--back' : ''}`
  arrow.ariaLabel = track.dataset[way] ?? ''
  arrow.textContent = isBack ? '←' : '→'
  arrow.addEventListener('click', () => {
    const { offsetWidth = 0 } = track.querySelector<HTMLElement>(':scope > li') ?? {}
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollBy({ left: isBack ? -offsetWidth : offsetWidth, behavior: isStill ? 'instant' : 'smooth' })
  })
  return arrow
}
