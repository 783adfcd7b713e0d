import { onPress } from '#client/page/on-press.ts'
import { decodeIds, storedValue } from '#stores/stored-values.ts'
import { markKept } from './marks.ts'

/** Shows which listings are favourites or compared, also after a change in another tab, and answers their buttons. */
export function startKept(): void {
  showStored()
  addEventListener('storage', showStored)
  addEventListener('pageshow', ({ persisted }) => persisted && showStored())
  onPress('[data-favourite],[data-compare]', () => import('./toggle.ts'))
}

function showStored(): void {
  markKept('favourite', decodeIds(storedValue('favourites')))
  markKept('compare', decodeIds(storedValue('compared')))
}
