/**
 * Says on the html element how far the page has scrolled: `data-shrunk` past 30 px, `data-scrolled` from 10 px on. What is
 * watched is 10 px high and lies at the top of the page, so that nothing has to listen to scrolling.
 * @see specification, section 9 (logo shrink at 30 px, back to top hidden under 10 px)
 */
export function startScrollMarks(): void {
  // At 30 px its lower edge still touches the widened window; at 10 px nothing of it is left in the plain one.
  watch('data-shrunk', '20px', 0)
  watch('data-scrolled', '0px', 0.001)
}

function watch(mark: string, above: string, threshold: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio } of entries)
        document.documentElement.toggleAttribute(mark, !isIntersecting || intersectionRatio < threshold)
    },
    { rootMargin: `${above} 0px 0px`, threshold },
  )
  for (const watched of document.querySelectorAll('.mark')) observer.observe(watched)
}
