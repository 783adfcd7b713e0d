import { changeConsent } from '#stores/change-consent.ts'
import type { ConsentSettingsWords } from './consent-file.ts'

/** Whether the settings are in the box of a dialog, or on their way. */
const filled = new WeakMap<HTMLElement, Promise<void>>()

/** Shows the settings of the question, or hides them; rejects when they cannot be had, and the next press tries again. */
export async function toggleSettings(dialog: HTMLElement, words: ConsentSettingsWords): Promise<void> {
  const [button, box, failure] = dialog.querySelectorAll<HTMLElement>(
    '[aria-expanded],#consent-settings,[role=alert]',
  )
  if (!button || !box || !failure) return
  const show = (isOpen: boolean): void => {
    box.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
  }
  show(Boolean(box.hidden))
  failure.hidden = true
  const filling = filled.get(box) ?? fill(box, words)
  filled.set(box, filling)
  try {
    await filling
  } catch (error) {
    filled.delete(box)
    show(false)
    throw error
  }
}

/** React, which only who wants to choose for themselves needs; the two files at once. */
async function fill(box: HTMLElement, words: ConsentSettingsWords): Promise<void> {
  void import('../gallery/react-root.ts').catch(() => {})
  const { openSettings } = await import('./open-settings.tsx')
  openSettings(box, words, changeConsent)
}
