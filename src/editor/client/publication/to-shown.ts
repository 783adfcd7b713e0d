import type { EditorLocale } from '../../labels/editor-locale.ts'
import { say } from '../../labels/publication-words.ts'
import type { Answered } from './ask-service.ts'
import type { FieldNames } from '../../say-refusals.ts'
import { describePublication } from './describe.ts'

/** What the bar shows: sentences, what can be pressed, and a link to sign in. */
export type Shown = Readonly<{
  line: string
  refused?: Readonly<{ line: string; why: string }>
  canPublish: boolean
  canUndo: boolean
  signIn?: string
}>

/** Returns what the bar shows of an answer. */
export function toShown(answered: Answered, locale: EditorLocale, names: FieldNames): Shown {
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
      const { line, refused } = describePublication(state, locale, names)
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
