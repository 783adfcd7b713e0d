import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/editorial/banner-slides.css?url'

/** How long a slide is shown, in milliseconds. */
const pause = 5000

/**
 * Lets the slides of a banner turn by themselves with a fade, until the button beside them stops it or the device asks for
 * less motion: then they are the strip again that they are without script. Nothing turns while somebody is at them.
 */
export async function startSlides(strip: HTMLElement): Promise<void> {
  const { play = '', pause: stop = '' } = strip.dataset
  const slides = [...strip.children]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const button = strip.nextElementSibling
  if (!(button instanceof HTMLButtonElement)) return
  await loadStyleSheet(styleSheetUrl)

  let timer: ReturnType<typeof setInterval> | undefined
  let at = 0
  const show = (next: number): void => {
    at = next % slides.length
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-shown', index === at)
  }
  const turn = (isOn: boolean): void => {
    clearInterval(timer)
    const { scrollLeft, clientWidth } = strip
    if (isOn) show(Math.round(scrollLeft / clientWidth))
    strip.toggleAttribute('data-fading', isOn)
    // The strip stands where the slides stopped.
    if (!isOn) strip.scrollTo({ left: at * clientWidth, behavior: 'instant' })
    if (isOn) timer = setInterval(() => strip.matches(':hover,:focus-within') || show(at + 1), pause)
    button.ariaLabel = isOn ? stop : play
  }
  const obey = (): void => {
    turn(!still.matches)
    button.hidden = still.matches
  }
  button.addEventListener('click', () => turn(!strip.hasAttribute('data-fading')))
  still.addEventListener('change', obey)
  obey()
}
