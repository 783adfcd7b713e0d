import { type RefObject, useEffect, useRef } from 'react'

/** Listens for keys in an element and its children; the handler may change at every render. */
export function useKeys(
  element: RefObject<HTMLElement | null>,
  handle: (event: KeyboardEvent) => void,
): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event)
    const target = element.current
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [element])
}
