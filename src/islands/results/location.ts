import { afterPaint } from '#islands/kit/after-paint.ts'

/** The scroll position of a page in CSS px, kept in the state of its history entry. */
type Kept = Readonly<{ y: number }>

const listeners = new Set<() => void>()
/** The noted scroll position. */
let y = 0
/** The scroll position to restore once the results of the address are shown; undefined to stay. */
let wantedScroll: number | undefined
/** The address that the browser gets after the next paint. */
let next: Readonly<{ href: string; mode: 'push' | 'replace' }> | undefined

/** Returns path and query of the address. */
export function here(): string {
  return next?.href ?? location.pathname + location.search
}

/** Calls back whenever the address changes without a page load; returns how to unsubscribe. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // After a reload or Back the page returns to its scroll position.
    wantedScroll = keptScroll()
    addEventListener('popstate', onPopState)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', onPopState)
  }
}

/**
 * Changes the address without a page load: as a new history entry, or in place of the current one. The browser gets it after
 * the next paint: it lays the page out whenever its address changes, and a tick is to be seen before that and before the list.
 */
export function go(href: string, mode: 'push' | 'replace'): void {
  if (href === here()) return
  wantedScroll = undefined
  if (mode === 'push') write()
  next = { href, mode: next?.mode ?? mode }
  afterPaint(settle)
}

function settle(): void {
  write()
  notify()
}

function write(): void {
  if (next === undefined) return
  const { href, mode } = next
  next = undefined
  if (mode === 'push') {
    keepScroll()
    history.pushState(undefined, '', href)
  } else history.replaceState(history.state, '', href)
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Notes where the page is scrolled, as it scrolls: later the browser would first lay out what a click has changed. */
export function noteScroll(): void {
  y = Math.round(scrollY)
}

/** Stores the noted scroll position in the history entry. */
export function keepScroll(): void {
  const kept: Kept = { y }
  // Browsers limit how often this may be called, and throw.
  try {
    history.replaceState(kept, '')
  } catch {
    return
  }
}

/** Returns the scroll position to restore, once. */
export function takeScroll(): number | undefined {
  const taken = wantedScroll
  wantedScroll = undefined
  return taken
}

function onPopState(): void {
  next = undefined
  wantedScroll = keptScroll()
  notify()
}

function keptScroll(): number | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('y' in state)) return undefined
  return typeof state.y === 'number' ? state.y : undefined
}
