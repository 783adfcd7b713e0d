import { grammars } from '#i18n/grammar.ts'
import { sayMoment } from '#i18n/formats/say-moment.ts'
import type { PublicationState } from '#domain/publishing/publication-state.ts'
import type { EditorLocale } from '../../labels/editor-locale.ts'
import { labelOf, singularOf } from '../../labels/labels.ts'
import { type FieldNames, sayRefusals } from '../../say-refusals.ts'
import { say, waitingNames } from '../../labels/publication-words.ts'

/** What the bar says. */
export type Described = Readonly<{
  /** What is live, and what waits. */
  line: string
  /** That nothing became live, and why, in the words of the command. */
  refused?: Readonly<{ line: string; why: string }>
}>

/** Changes that are named; of more than these the number is said. */
const named = 4

/** Returns what is said of publishing in a language. */
export function describePublication(
  state: PublicationState,
  locale: EditorLocale,
  names?: FieldNames,
): Described {
  const { live, running, waiting, refused, leftOut = [] } = state
  const when = (at: string) => ({ when: formatMoment(at, locale) })
  const first =
    live === undefined
      ? say('never', locale)
      : say(live.isUndone ? 'undone' : 'live', locale, when(live.since))
  const line =
    running === undefined
      ? [first, ...(live === undefined ? [] : [describeWaiting(waiting, locale)])].join(' ')
      : say('running', locale, when(running))
  if (running !== undefined) return { line }
  if (refused !== undefined) {
    const { at, text, problems } = refused
    const why = problems.length > 0 ? sayRefusals(problems, locale, names) : text
    return { line, refused: { line: say('refused', locale, when(at)), why } }
  }
  if (leftOut.length === 0) return { line }
  return { line, refused: { line: say('leftOut', locale), why: sayRefusals(leftOut, locale, names) } }
}

function describeWaiting(waiting: readonly string[], locale: EditorLocale): string {
  if (waiting.length === 0) return say('nothing', locale)
  const names = waiting.slice(0, named).map((name) => nameOf(name, locale))
  if (waiting.length > named) names.push(say('more', locale, { count: waiting.length - named }))
  return say(waiting.length === 1 ? 'one' : 'many', locale, {
    count: waiting.length,
    names: names.join(', '),
  })
}

/** @example nameOf('articles/een-bod-dat-bindt', 'nl') // 'Artikel een-bod-dat-bindt' */
function nameOf(waiting: string, locale: EditorLocale): string {
  const [collection = '', id] = waiting.split('/')
  const name = waitingNames[collection]?.[locale]
  if (id === undefined) return name ?? labelOf(collection, locale)
  return `${name ?? singularOf(collection, locale)} ${id}`
}

/** @example formatMoment('2026-11-29T13:05:00Z', 'nl') // '29 november 2026, 14.05 uur' */
function formatMoment(at: string, locale: EditorLocale): string {
  return sayMoment(new Date(at), grammars[locale].numberTag)
}
