/** Loads what moves a part of the page once it is nearly in sight; until then, and where that fails, the part is plain HTML. */
export function whenNear(selector: string, load: (part: HTMLElement) => Promise<unknown>): void {
  const part = document.querySelector<HTMLElement>(selector)
  if (part === null) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      load(part).catch(console.warn)
    },
    { rootMargin: '100%' },
  )
  observer.observe(part)
}
