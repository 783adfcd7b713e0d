import { heldTexts, type KeptIn } from './stored-values.ts'

/** Local storage; what the browser refuses to store, the tab holds until it is closed or leaves the site. */
export const keptStorage: ReturnType<KeptIn['storage']> = {
  getItem: (key) => heldTexts()[key] ?? localStorage.getItem(key),
  setItem: (key, text) => {
    try {
      localStorage.setItem(key, text)
      hold(key, undefined)
    } catch {
      // Blocked or full.
      hold(key, text)
    }
  },
  removeItem: (key) => {
    hold(key, undefined)
    localStorage.removeItem(key)
  },
}

function hold(key: string, text: string | undefined): void {
  const held = heldTexts()
  if (held[key] !== text) window.name = JSON.stringify({ ...held, [key]: text })
}
