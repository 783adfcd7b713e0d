import { createRoot } from 'react-dom/client'
import type { Consent } from '#contracts/consent.ts'
import type { ConsentSettingsWords } from './consent-file.ts'
import { ConsentSettings } from './ConsentSettings.tsx'

/** Shows the settings in an element; they live as long as it does. */
export function openSettings(
  host: HTMLElement,
  words: ConsentSettingsWords,
  onSave: (consent: Consent) => void,
): void {
  const root = createRoot(host)
  root.render(<ConsentSettings words={words} onSave={onSave} />)
  host.closest('dialog')?.addEventListener('close', () => root.unmount())
}
