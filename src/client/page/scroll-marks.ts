/**
 * Sets `data-shrunk` on the html element once the page has scrolled past 30 px, and `data-scrolled` from 10 px on. It
 * observes a box in the first 30 px of the page instead of listening to scroll events.
 * @see specification, section 9 (logo shrink at 30 px, back to top hidden under 10 px)
 */
export function startScrollMarks(): void {
  const { documentElement } = document
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio } of entries) {
        // At 30 px the box still touches the window; at 10 px two thirds of it are visible.
        documentElement.toggleAttribute('data-shrunk', !isIntersecting)
        documentElement.toggleAttribute('data-scrolled', intersectionRatio < 0.67)
      }
    },
    { threshold: [0, 0.67] },
  )
  for (const box of document.querySelectorAll('.mark')) observer.observe(box)
}

/**
 * Sets `data-down` on the html element while the visitor scrolls down, and not at the end of the page: what floats over
 * the page on a phone stands aside then. No style sheet of Safari or Firefox can tell the direction.
 */
export function startScrollDirection(): void {
  const { documentElement } = document
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      // Safari's page springs back from above its top.
      const now = Math.max(0, scrollY)
      const isAtEnd = now + 2 * innerHeight > documentElement.scrollHeight
      if (now !== last) documentElement.toggleAttribute('data-down', now > last && !isAtEnd)
      last = now
    },
    { passive: true },
  )
}
