import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { toggleCompared, toggleFavourite } from '#stores/toggle-kept.ts'
import { keepOffline } from '#client/page/keep-offline.ts'
import { showToast } from '#client/page/toast.ts'

/** Keeps a property or compares it, or no longer, and says so. */
export function toggle(button: HTMLElement): void {
  const { favourite, compare } = button.dataset
  if (favourite === undefined) showToast(button.dataset[toggleCompared(Number(compare))])
  else keepFavourite(Number(favourite), button)
}

function keepFavourite(id: number, button: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.toast')?.dataset
  const isKept = toggleFavourite(id)
  showToast(isKept ? words?.['saved'] : words?.['removed'])
  if (isKept) keepOffline(button.closest('.card')?.querySelector('a')?.href)
}

/** Shows what changes on this page, where storage takes nothing, too. */
async function followKept(): Promise<void> {
  const marks = await import('./kept-marks.ts')
  $favourites.subscribe((ids) => marks.markKept('favourite', ids))
  $compared.subscribe((ids) => marks.markKept('compare', ids))
}

followKept().catch(() => {})
