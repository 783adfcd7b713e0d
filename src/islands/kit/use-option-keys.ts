import { type RefObject, useEffect } from 'react'
import { createTypeAhead, optionAfterKey, type TypeAhead } from './option-keys.ts'

/**
 * Adds the keys of a list to a disclosure with checkboxes: arrows, Home, End and letters move among the shown options.
 * `doesEnterChoose` is whether Enter ticks an option; it sends the form otherwise.
 */
export function useOptionKeys(
  details: RefObject<HTMLDetailsElement | null>,
  filter: RefObject<HTMLInputElement | null>,
  doesEnterChoose: boolean,
): void {
  useEffect(() => {
    const disclosure = details.current
    if (disclosure === null) return undefined
    const typeAhead = createTypeAhead()
    const stop = new AbortController()
    disclosure.addEventListener(
      'keydown',
      (event) => {
        if (!disclosure.open || event.ctrlKey || event.metaKey || event.altKey) return
        if (doesEnterChoose && event.key === 'Enter' && isBox(event.target)) {
          event.preventDefault()
          event.target.click()
        } else move(event, disclosure, filter.current, typeAhead)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [details, filter, doesEnterChoose])
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

function move(
  event: KeyboardEvent,
  disclosure: HTMLDetailsElement,
  filter: HTMLInputElement | null,
  typeAhead: TypeAhead,
): void {
  const boxes = [...disclosure.querySelectorAll<HTMLInputElement>('label:not([hidden]) > input')]
  const from = boxes.findIndex((box) => box === event.target)
  const isTyping = filter !== null && event.target === filter
  // Enter in the filter would submit the form: it moves to the first option instead.
  const isEnter = isTyping && event.key === 'Enter'
  if (isEnter) event.preventDefault()
  if (isTyping && !isEnter && event.key !== 'ArrowDown') return
  const isLetter = event.key.length === 1 && event.key !== ' '
  const to = isLetter
    ? typeAhead(event.key, event.timeStamp, boxes.map(labelOf), from)
    : optionAfterKey(isEnter ? 'ArrowDown' : event.key, from, boxes.length)
  if (to === undefined) return
  event.preventDefault()
  if (to >= 0) boxes[to]?.focus()
  else (filter ?? disclosure.querySelector('summary'))?.focus()
}

function labelOf(box: HTMLInputElement): string {
  return box.nextElementSibling?.textContent ?? ''
}
