/** How long a slide is shown, in milliseconds. */
const pause = 5000

/** Starts the page's banner slides. */
export function startSlides(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-play]')) startStrip(strip)
}

/**
 * Fades from slide to slide until the button beside them is clicked. With reduced motion they stay the scrollable strip
 * that they are without script. They pause while they are hovered or have the focus.
 */
function startStrip(strip: HTMLElement): void {
  const { play = '', pause: stop = '' } = strip.dataset
  const slides = [...strip.children]
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const button = strip.nextElementSibling
  if (!(button instanceof HTMLButtonElement)) return

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
    // The strip continues at the slide that was shown last.
    if (!isOn) strip.scrollTo({ left: at * clientWidth, behavior: 'instant' })
    if (isOn) timer = setInterval(() => strip.matches(':hover,:focus-within') || show(at + 1), pause)
    button.ariaLabel = isOn ? stop : play
  }
  const followMotion = (): void => {
    turn(!reducedMotion.matches)
    button.hidden = reducedMotion.matches
  }
  button.addEventListener('click', () => turn(!strip.hasAttribute('data-fading')))
  reducedMotion.addEventListener('change', followMotion)
  followMotion()
}
