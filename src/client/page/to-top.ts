/** How long the way to the top takes, in milliseconds. @see specification, section 9 */
const duration = 500

/** Takes a visitor back to the top: at once where the device asks for less motion, and no further than they let it. */
export function goToTop(): void {
  const from = scrollY
  const startedAt = performance.now()
  const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration
  let reached = from
  const step = (): void => {
    // Who scrolls meanwhile is let go.
    if (Math.abs(scrollY - reached) > 2) return
    const left = length && Math.max(0, 1 - (performance.now() - startedAt) / length)
    scrollTo({ top: from * left ** 3, behavior: 'instant' })
    reached = scrollY
    if (left > 0) requestAnimationFrame(step)
  }
  step()
  // The next press of Tab starts at the top, too.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
}
