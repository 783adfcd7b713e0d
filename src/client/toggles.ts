import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import type { ReadableAtom } from 'nanostores'

// Shows on hearts and comparisons what is kept, and how many; a press on them is answered elsewhere (pressed.ts).
show($favourites, 'favourite')
show($compared, 'compare')

/** Keeps the buttons that hold an ID in a data attribute in step with the kept IDs. */
function show($ids: ReadableAtom<readonly number[]>, name: string): void {
  $ids.subscribe((ids) => {
    for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      button.ariaPressed = String(ids.includes(Number(button.dataset[name])))
    }
    for (const count of document.querySelectorAll(`[data-count=${name}]`)) {
      count.textContent = ids.length === 0 ? '' : String(ids.length)
    }
  })
}
