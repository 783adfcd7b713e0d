import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { here, keepScroll, noteScroll, takeScroll } from '#islands/results/location.ts'

type PageState = Readonly<{
  href: string
  title: string
  ownTitle: string
  isStatic: boolean
  /** Whether the results of the address are shown, or failed to load. */
  isSettled: boolean
  region: RefObject<HTMLElement | null>
}>

/** Milliseconds without scrolling after which the scroll position is stored. */
const scrollPause = 100

/** Synchronises the document with the results: title, attributes of the html element, scroll position. */
export function usePageState({ href, title, ownTitle, isStatic, isSettled, region }: PageState): void {
  const settled = useRef<string>(undefined)
  const own = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!isSettled || href !== here()) return
    delete document.documentElement.dataset['q']
    document.documentElement.toggleAttribute('data-elsewhere', !isStatic)
    // A page may have a longer title than its heading; the name of the site stays behind a bar.
    own.current ??= document.title
    const [, site = ''] = /( \| [^|]*)$/.exec(own.current) ?? []
    document.title = title === ownTitle ? own.current : `${title}${site}`
    // A pre-rendered page keeps its height: the browser restores its scroll position itself.
    history.scrollRestoration = isStatic ? 'auto' : 'manual'
    const y = takeScroll()
    const isNew = settled.current !== undefined && settled.current !== href
    settled.current = href
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' })
    else if (isNew) scrollToStart(region.current)
  })
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    noteScroll()
    const scrolled = (): void => {
      noteScroll()
      clearTimeout(pause)
      pause = setTimeout(keepScroll, scrollPause)
    }
    addEventListener('scroll', scrolled, { passive: true })
    // For a link that is clicked while the page is still scrolling.
    const clicked = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a') !== null) keepScroll()
    }
    addEventListener('click', clicked, { capture: true })
    return () => {
      clearTimeout(pause)
      removeEventListener('scroll', scrolled)
      removeEventListener('click', clicked, { capture: true })
    }
  }, [])
}

/** Scrolls back to the start of new results when it is above the window, and stops a scroll that a focused link began. */
function scrollToStart(region: HTMLElement | null): void {
  const bar = region?.closest('.results-live')
  if (bar !== null && bar !== undefined && bar.getBoundingClientRect().top < 0)
    bar.scrollIntoView({ behavior: 'instant', block: 'start' })
  const top = scrollY
  const stop = (): void => scrollTo({ top, behavior: 'instant' })
  stop()
  // A scroll that the focus has only just asked for begins with the next frame.
  requestAnimationFrame(stop)
}
