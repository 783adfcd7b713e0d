import type { ReadableAtom } from 'nanostores'

type Ids = readonly number[]

/**
 * Answers presses on the buttons that hold an ID in a data attribute, wherever they stand now or later, and keeps
 * those of the document pressed in step with what is kept. `press` gets the ID and the pressed button.
 */
export function startToggles(
  $ids: ReadableAtom<Ids>,
  name: string,
  press: (id: number, button: HTMLElement) => void,
): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // An island that still sleeps holds a press back and repeats it.
    if (defaultPrevented || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>(`[data-${name}]`)
    if (button !== null) press(Number(button.dataset[name]), button)
  })
  $ids.subscribe((ids) => {
    for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      button.ariaPressed = String(ids.includes(Number(button.dataset[name])))
    }
    for (const count of document.querySelectorAll(`[data-count=${name}]`)) {
      count.textContent = ids.length === 0 ? '' : String(ids.length)
    }
  })
}
