import { $favourites, toggleFavourite } from '#stores/favourites.ts'
import { keepOffline } from './offline.ts'
import { showToast } from './toast.ts'
import { startToggles } from './toggles.ts'

/** Makes the hearts keep properties; the words are the toast's own. */
export function startHearts(): void {
  startToggles($favourites, 'favourite', (id, button) => {
    const words = document.querySelector<HTMLElement>('.toast')?.dataset
    const isKept = toggleFavourite(id)
    showToast(isKept ? words?.saved : words?.removed)
    if (isKept) keepOffline(button.closest('.card')?.querySelector('a')?.href)
  })
}
