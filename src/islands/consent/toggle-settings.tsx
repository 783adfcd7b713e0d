import { createRoot, type Root } from 'react-dom/client'
import type { Consent } from '#contracts/consent.ts'
import type { ConsentSettingsWords } from '#contracts/consent-file.ts'
import { ConsentSettings } from './ConsentSettings.tsx'

let root: Root | undefined

/** Shows the settings that a button of the consent dialog controls, or hides them; they last until the dialog closes. */
export function toggleSettings(
  button: HTMLButtonElement,
  words: ConsentSettingsWords,
  onSave: (consent: Consent) => void,
): void {
  const box = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (box === null) return
  root ??= render(box, <ConsentSettings words={words} onSave={onSave} />)
  box.hidden = !box.hidden
  button.ariaExpanded = String(!box.hidden)
}

function render(box: HTMLElement, settings: React.JSX.Element): Root {
  const created = createRoot(box)
  created.render(settings)
  box.closest('dialog')?.addEventListener('close', () => {
    created.unmount()
    root = undefined
  })
  return created
}
