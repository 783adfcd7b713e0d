/**
 * Sets on the html element `data-shrunk` once the page has scrolled past 30 px, `data-scrolled` from 10 px on, and
 * `data-down` while the visitor scrolls down, not at the end of the page: what floats over the page on a phone stands aside
 * then. No style sheet of Safari or Firefox can tell the direction.
 * @see specification, section 9 (logo shrink at 30 px, back to top hidden under 10 px)
 */
export function startScrollMarks(): void {
  const { documentElement: root } = document
  let last = Infinity
  const mark = () => {
    // Safari's page springs back from above its top.
    const now = Math.max(0, scrollY)
    root.toggleAttribute('data-shrunk', now > 30)
    root.toggleAttribute('data-scrolled', now > 9)
    root.toggleAttribute('data-down', now > last && now + 2 * innerHeight < root.scrollHeight)
    last = now
  }
  addEventListener('scroll', mark, { passive: true })
  // Not yet: where the page stands is known once it is laid out.
  requestAnimationFrame(mark)
}
