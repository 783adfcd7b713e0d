import { $compared, toggleCompared } from '#stores/compared.ts'
import { showToast } from './toast.ts'
import { startToggles } from './toggles.ts'

/** Makes the buttons of a property's page compare it; the words are the button's own. */
export function startCompare(): void {
  startToggles($compared, 'compare', (id, { dataset }) => showToast(dataset[toggleCompared(id)]))
}
