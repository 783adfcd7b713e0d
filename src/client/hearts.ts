import { $favourites, toggleFavourite } from '#stores/favourites.ts'
import { showToast } from './toast.ts'
import { startToggles } from './toggles.ts'

/** Makes the hearts keep properties; the words are the toast's own. */
export function startHearts(): void {
  startToggles($favourites, 'favourite', (id) => {
    const words = document.querySelector<HTMLElement>('.toast')?.dataset
    showToast(toggleFavourite(id) ? words?.saved : words?.removed)
  })
}
