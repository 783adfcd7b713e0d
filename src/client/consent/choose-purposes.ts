import type { ConsentFile } from '#contracts/consent-file.ts'
import touch from '#directives/touch.ts'

const hydrated = new WeakSet<HTMLElement>()

/** Shows the choice by purpose in place of the question, or the question again; hydrates it the first time. */
export function choosePurposes(dialog: HTMLDialogElement, words: ConsentFile['panel']): void {
  const panel = dialog.querySelector<HTMLElement>('.consent__panel')
  if (panel !== null && !hydrated.has(panel)) hydratePanel(panel, words)
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-swap]')) part.hidden = !part.hidden
  // The pressed button is hidden now.
  dialog.querySelector('h2')?.focus()
}

/** What is pressed meanwhile is held back until the panel answers. */
function hydratePanel(panel: HTMLElement, words: ConsentFile['panel']): void {
  hydrated.add(panel)
  const load = async () => {
    const { wakePanel } = await import('#islands/consent/wake-panel.tsx')
    return () => wakePanel(panel, words)
  }
  touch(load, { name: 'consent', value: 'now' }, panel)
}
