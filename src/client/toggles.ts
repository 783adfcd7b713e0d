import { $compared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { markKept } from './kept-marks.ts'

// Shows what changes on this page, where storage takes nothing, too; a press is answered elsewhere (pressed.ts).
$favourites.subscribe((ids) => markKept('favourite', ids))
$compared.subscribe((ids) => markKept('compare', ids))
