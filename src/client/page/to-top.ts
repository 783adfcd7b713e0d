/** Duration of the scroll to the top in milliseconds. @see specification, section 9 */
const duration = 500

/** Scrolls smoothly to the top of the page: at once with reduced motion, and no further when the visitor scrolls. */
export function answerPress(): void {
  const from = scrollY
  const startedAt = performance.now()
  const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration
  let reached = from
  const step = (): void => {
    // The visitor has scrolled meanwhile.
    if (Math.abs(scrollY - reached) > 2) return
    const left = length && Math.max(0, 1 - (performance.now() - startedAt) / length)
    scrollTo({ top: from * left ** 3, behavior: 'instant' })
    reached = scrollY
    if (left > 0) requestAnimationFrame(step)
  }
  step()
  // Tab starts at the top, too.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
}
