/**
 * Says on the html element how far the page has scrolled: `data-shrunk` past 30 px, `data-scrolled` from 10 px on. What is
 * watched is 30 px high and lies at the top of the page, so that nothing has to listen to scrolling.
 * @see specification, section 9 (logo shrink at 30 px, back to top hidden under 10 px)
 */
export function startScrollMarks(): void {
  const { documentElement } = document
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio } of entries) {
        // At 30 px its lower edge still touches the window; at 10 px two thirds of it are left.
        documentElement.toggleAttribute('data-shrunk', !isIntersecting)
        documentElement.toggleAttribute('data-scrolled', intersectionRatio < 0.67)
      }
    },
    { threshold: [0, 0.67] },
  )
  for (const watched of document.querySelectorAll('.mark')) observer.observe(watched)
}
