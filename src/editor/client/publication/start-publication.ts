import CMS from '@sveltia/cms'
import type { EditorLocale } from '../../labels/editor-locale.ts'
import { say } from '../../labels/publication-words.ts'
import type { Answered, AskPublication } from './ask-service.ts'
import type { FieldNames } from '../../say-refusals.ts'
import { createBar } from './bar.ts'
import { toShown } from './to-shown.ts'

/** Milliseconds between looks while a publication runs. */
const usualPause = 2000

/**
 * Shows a bar below the editor: what is live since when, what waits, what was refused and why, with buttons to publish and to
 * undo. It looks when something was saved, when the window is looked at again, and while a publication runs.
 */
export function startPublication(locale: EditorLocale, ask: AskPublication, names: FieldNames): void {
  const bar = createBar(locale, {
    publish: () => void show(ask('publish')),
    undo: () => {
      if (confirm(say('undoAsked', locale))) void show(ask('undo'))
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => void show(ask('look'))
  const show = async (asked: Promise<Answered>): Promise<void> => {
    clearTimeout(timer)
    bar.wait()
    const answered = await asked
    bar.show(toShown(answered, locale, names))
    if (answered.kind === 'state' && answered.state.running !== undefined)
      timer = setTimeout(look, answered.pause ?? usualPause)
  }
  CMS.registerEventListener({ name: 'postSave', handler: look })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  // Whoever signed in did so in a window of its own.
  addEventListener('focus', look)
  look()
}
