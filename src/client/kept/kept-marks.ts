import { storedText } from '#stores/stored-text.ts'

/** Shows what is kept on its buttons, which hold an ID in a data attribute, and how many there are. */
export function markKept(name: 'favourite' | 'compare', ids: readonly number[]): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    button.ariaPressed = String(ids.includes(Number(button.dataset[name])))
  }
  for (const count of document.querySelectorAll(`[data-count=${name}]`)) {
    count.textContent = ids.length === 0 ? '' : String(ids.length)
  }
}

/** Shows what storage has, without the atoms of those who press (toggles.ts). */
export function markStored(): void {
  markKept('favourite', storedIds('favourites'))
  markKept('compare', storedIds('compared'))
}

/** Whatever is no list of IDs is none. */
function storedIds(name: string): readonly number[] {
  const text = storedText(name)
  return /^\[[\d,]*\]$/.test(text) ? (text.match(/\d+/g) ?? []).map(Number) : []
}
