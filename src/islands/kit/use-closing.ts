import { type RefObject, useEffect } from 'react'
import { useAfterPress } from './use-after-press.ts'

/** Closes a disclosure on Escape, which returns focus to its summary, on a click outside, and on Tab out of it. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const afterPress = useAfterPress()
  useEffect(() => {
    const disclosure = details.current
    if (disclosure === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    disclosure.addEventListener(
      'keydown',
      (event) => {
        if (!disclosure.open || event.key !== 'Escape') return
        // Only the disclosure closes, not the sheet around it.
        event.preventDefault()
        event.stopPropagation()
        disclosure.open = false
        disclosure.querySelector('summary')?.focus()
      },
      { signal },
    )
    disclosure.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // A click on a label moves focus to nothing, or in Firefox to the nearest focusable ancestor: not away.
        if (isOutside(relatedTarget) && !relatedTarget.contains(disclosure))
          afterPress(() => {
            disclosure.open = false
          })
      },
      { signal },
    )
    document.addEventListener(
      'click',
      ({ target }) => {
        if (isOutside(target)) disclosure.open = false
      },
      { signal },
    )
    return () => stop.abort()

    function isOutside(target: EventTarget | null): target is Node {
      return target instanceof Node && disclosure?.contains(target) === false
    }
  }, [details, afterPress])
}
