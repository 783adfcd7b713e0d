import CMS from '@sveltia/cms'
import type { Locale } from '#domain/values/locale.ts'
import { say } from '../../labels/publication-words.ts'
import { type Answered, type AskPublication, askService } from './ask-service.ts'
import { createBar } from './bar.ts'
import { describePublication } from './describe.ts'

/** Milliseconds between looks while a publication runs. */
const pause = 2000

/**
 * Shows a bar below the editor: what is live since when, what waits, what was refused and why, with buttons to publish and to
 * undo. It looks when something was saved, when the window is looked at again, and while a publication runs.
 */
export function startPublication(locale: Locale, ask: AskPublication = askService(locale)): void {
  const bar = createBar(locale, {
    publish: () => show(ask('publish')),
    undo: () => {
      if (confirm(say('undoAsked', locale))) show(ask('undo'))
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => show(ask('look'))
  const show = (asked: Promise<Answered>): void => {
    clearTimeout(timer)
    bar.wait()
    void asked.then((answered) => {
      bar.show(toShown(answered, locale))
      if (answered.kind === 'state' && answered.state.running !== undefined) timer = setTimeout(look, pause)
    })
  }
  CMS.registerEventListener({ name: 'postSave', handler: look })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  look()
}

/** What the bar shows: sentences, what can be pressed, and a link to sign in. */
export type Shown = Readonly<{
  line: string
  refused?: Readonly<{ line: string; why: string }>
  canPublish: boolean
  canUndo: boolean
  signIn?: string
}>

/** Returns what the bar shows of an answer. */
export function toShown(answered: Answered, locale: Locale): Shown {
  const nothing = { canPublish: false, canUndo: false }
  switch (answered.kind) {
    case 'stranger': {
      const { signIn } = answered
      const byLink = signIn === undefined ? [say('byLink', locale)] : []
      return { line: [say('stranger', locale), ...byLink].join(' '), signIn, ...nothing }
    }
    case 'elsewhere':
    case 'silent':
      return { line: say(answered.kind, locale), ...nothing }
    case 'state': {
      const { state, isBusy = false } = answered
      const { line, refused } = describePublication(state, locale)
      const isRunning = state.running !== undefined
      return {
        line: isBusy ? say('busy', locale) : line,
        refused,
        canPublish: !isRunning,
        canUndo: state.canUndo && !isRunning,
      }
    }
  }
}
