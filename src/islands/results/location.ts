/** How far a page was scrolled, in CSS px, as it is kept in the state of a history entry. */
type Kept = Readonly<{ y: number }>

const listeners = new Set<() => void>()
/** Where the page is to be scrolled to once what the address asks for is shown; undefined where it stays. */
let wantedScroll: number | undefined

/** Returns path and query of the address. */
export function here(): string {
  return location.pathname + location.search
}

/** Calls back whenever the address has changed without a page load; returns how to stop that. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // A page that is loaded again, or that is come back to, finds where it was.
    wantedScroll = keptScroll()
    addEventListener('popstate', onPopState)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', onPopState)
  }
}

/** Goes to an address of this page without loading it: as a step that Back undoes, or in place of the last one. */
export function go(href: string, mode: 'push' | 'replace'): void {
  if (href === here()) return
  wantedScroll = undefined
  if (mode === 'push') {
    keepScroll()
    history.pushState(undefined, '', href)
  } else history.replaceState(history.state, '', href)
  for (const listener of listeners) listener()
}

/** Keeps in the history entry how far the page is scrolled. */
export function keepScroll(): void {
  const kept: Kept = { y: Math.round(scrollY) }
  // Browsers limit how often this may be done, and throw.
  try {
    history.replaceState(kept, '')
  } catch {
    return
  }
}

/** Returns, once, where the page is to be scrolled to. */
export function takeScroll(): number | undefined {
  const taken = wantedScroll
  wantedScroll = undefined
  return taken
}

function onPopState(): void {
  wantedScroll = keptScroll()
  for (const listener of listeners) listener()
}

function keptScroll(): number | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('y' in state)) return undefined
  return typeof state.y === 'number' ? state.y : undefined
}
