import { changeConsent } from '#stores/change-consent.ts'
import type { ConsentSettingsWords } from './consent-file.ts'

/** The box that was filled last, or is being filled; a reopened dialog has a new one. */
let last: Readonly<{ box: HTMLElement; filling: Promise<void> }> | undefined

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
  const filling = last?.box === box ? last.filling : fill(box, words)
  last = { box, filling }
  try {
    await filling
  } catch (error) {
    last = undefined
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
