import { showToast } from '#client/page/toast.ts'
import { heldNotePath } from '#contracts/held-note.ts'
import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { isHeld } from '#stores/stored-values.ts'
import { toggleCompared, toggleFavourite } from '#stores/toggle-kept.ts'
import { markKept } from './marks.ts'

// The atoms also hold what storage refuses.
$favourites.subscribe((ids) => markKept('favourite', ids))
$compared.subscribe((ids) => markKept('compare', ids))

/** Adds the listing of a button to the favourites or the comparison, or removes it, and says so. */
export function answerPress(button: HTMLElement): void {
  const { favourite, compare } = button.dataset
  if (favourite === undefined) void say('compared', button.dataset[toggleCompared(Number(compare))])
  else toggleHeart(Number(favourite), button)
}

function toggleHeart(id: number, button: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.toast')?.dataset
  const isKept = toggleFavourite(id)
  void say('favourites', isKept ? words?.['saved'] : words?.['removed'])
  if (isKept) keepOffline(button.closest('.card')?.querySelector('a')?.href)
}

/** Says that a list has changed, or that the browser does not store it. */
async function say(list: 'favourites' | 'compared', words: string | undefined): Promise<void> {
  if (!isHeld(list)) return showToast(words)
  // `nl` of `nl-BE`: the file is named after the locale.
  const response = await fetch(heldNotePath(document.documentElement.lang.slice(0, 2)))
  return response.ok ? showToast(await response.json()) : undefined
}

/** Asks the service worker to keep a page that was not visited. */
function keepOffline(href: string | undefined): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(href))
}
