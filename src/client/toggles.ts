import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'

/** Shows what changes on this page, where storage takes nothing, too; a press is answered elsewhere (pressed.ts). */
async function followKept(): Promise<void> {
  const marks = await import('./kept-marks.ts')
  $favourites.subscribe((ids) => marks.markKept('favourite', ids))
  $compared.subscribe((ids) => marks.markKept('compare', ids))
}

followKept().catch(() => {})
