import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { here, keepScroll, takeScroll } from '#islands/results/location.ts'

type PageState = Readonly<{
  href: string
  title: string
  ownTitle: string
  isStatic: boolean
  /** Whether what is shown is what the address asks for, as far as it can be had. */
  isSettled: boolean
  region: RefObject<HTMLElement | null>
}>

/** Milliseconds without scrolling after which the place on the page is kept. */
const scrollPause = 100

/** Keeps in step what lies outside of the island: the page's title, what it hid until now, how far it is scrolled. */
export function usePageState({ href, title, ownTitle, isStatic, isSettled, region }: PageState): void {
  const settled = useRef<string>(undefined)
  const shownTitle = useRef(ownTitle)
  useLayoutEffect(() => {
    if (!isSettled || href !== here()) return
    delete document.documentElement.dataset['q']
    document.documentElement.toggleAttribute('data-elsewhere', !isStatic)
    document.title = document.title.replace(shownTitle.current, title)
    shownTitle.current = title
    // A pre-rendered page is as high as it was: the browser finds the place by itself.
    history.scrollRestoration = isStatic ? 'auto' : 'manual'
    const y = takeScroll()
    const isNew = settled.current !== undefined && settled.current !== href
    settled.current = href
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' })
    else if (isNew) scrollToStart(region.current)
  })
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const scrolled = (): void => {
      clearTimeout(pause)
      pause = setTimeout(keepScroll, scrollPause)
    }
    addEventListener('scroll', scrolled, { passive: true })
    // A link that is pressed while the page still moves.
    addEventListener('click', keepScroll, { capture: true })
    return () => {
      clearTimeout(pause)
      removeEventListener('scroll', scrolled)
      removeEventListener('click', keepScroll, { capture: true })
    }
  }, [])
}

/** Another list starts at its start: who has scrolled past it is taken back there. */
function scrollToStart(region: HTMLElement | null): void {
  const bar = region?.closest('.results-live')
  if (bar !== null && bar !== undefined && bar.getBoundingClientRect().top < 0) {
    bar.scrollIntoView({ behavior: 'instant', block: 'start' })
  }
}
