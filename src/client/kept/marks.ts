/** Shows on buttons and counters which listings are favourites or compared; the buttons' data attributes hold the IDs. */
export function markKept(name: 'favourite' | 'compare', ids: readonly number[]): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    button.ariaPressed = String(ids.includes(Number(button.dataset[name])))
  }
  for (const count of document.querySelectorAll(`[data-count=${name}]`)) {
    count.textContent = ids.length === 0 ? '' : String(ids.length)
  }
}
