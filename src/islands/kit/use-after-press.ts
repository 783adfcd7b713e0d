import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs something at once, or after the click when a pointer or a key is down: a page that moves under
 * a pressed pointer loses the click.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const listeners = new AbortController()
    // The pointer or the space bar that woke the form may still be down.
    isPressed.current = document.querySelector(':active') !== null
    const listen = (type: string, pressed: boolean): void =>
      document.addEventListener(
        type,
        () => {
          isPressed.current = pressed
        },
        { capture: true, signal: listeners.signal },
      )
    listen('pointerdown', true)
    listen('pointerup', false)
    // After a tap the browser makes a press of a mouse too, which moves the focus.
    listen('mousedown', true)
    listen('mouseup', false)
    listen('pointercancel', false)
    listen('keyup', false)
    return () => listeners.abort()
  }, [])
  return useCallback((run) => {
    if (!isPressed.current) return run()
    const controller = new AbortController()
    const end = (): void => {
      controller.abort()
      // The click follows in this task.
      setTimeout(run)
    }
    for (const type of ['pointerup', 'pointercancel', 'mouseup', 'keyup'])
      document.addEventListener(type, end, { signal: controller.signal })
  }, [])
}
