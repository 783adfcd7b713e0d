import { $compared, maxCompared } from './compared.ts'
import { $favourites, maxFavourites } from './favourites.ts'

/** Adds a property to the favourites or removes it; returns whether it is a favourite now. */
export function toggleFavourite(id: number): boolean {
  const ids = $favourites.get()
  const isKept = ids.includes(id)
  $favourites.set(isKept ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, maxFavourites))
  return !isKept
}

/** Adds a property to the comparison or removes it; `full` when the comparison has no room. */
export function toggleCompared(id: number): 'added' | 'removed' | 'full' {
  const ids = $compared.get()
  if (ids.includes(id)) {
    $compared.set(ids.filter((other) => other !== id))
    return 'removed'
  }
  if (ids.length >= maxCompared) return 'full'
  $compared.set([...ids, id])
  return 'added'
}
