import { type KeyboardEvent, useState } from 'react'
import type { GraphView, Walk } from '#ui/portal/kit/Graph.tsx'

/** Where a key leads from a bar, by its number and that of the last one. */
const steps: Readonly<Record<string, (bar: number, last: number) => number>> = {
  ArrowLeft: (bar) => bar - 1,
  ArrowRight: (bar) => bar + 1,
  ArrowDown: (bar) => bar - 1,
  ArrowUp: (bar) => bar + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Returns how the bars of a home's graph are walked over: arrows, Home, End and pointing mark one after the other, from the
 * busiest day on. Undefined for a graph without bars.
 */
export function useWalk(home: string, { bars }: GraphView): Walk | undefined {
  const [marked, setMarked] = useState<Readonly<{ home: string; bar: number }>>()
  const last = bars.length - 1
  const busiest = bars.findIndex(({ kind }) => kind === 'busiest')
  const barOf = (mark: typeof marked): number =>
    mark?.home === home ? Math.min(mark.bar, last) : Math.max(0, busiest)
  // Of the mark before: keys that woke the graph come all at once.
  const mark = (next: (bar: number) => number): void =>
    setMarked((before) => ({ home, bar: Math.min(Math.max(next(barOf(before)), 0), last) }))
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    // A sleeping graph has held this key back, and repeats it.
    if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    mark((bar) => step(bar, last))
  }
  if (bars.length === 0) return undefined
  return { bar: barOf(marked), isMarked: marked?.home === home, onKeyDown, onPoint: (bar) => mark(() => bar) }
}
