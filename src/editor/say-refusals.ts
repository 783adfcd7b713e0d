import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Problem } from '#domain/site/problem.ts'
import { type EditorLocale, editorLocales } from './labels/editor-locale.ts'
import { labelOf, singularOf } from './labels/labels.ts'
import { choiceSentence, refusalSentences } from './labels/refusal-sentences.ts'

/**
 * Returns what is wrong, a sentence per line, in the words of the forms.
 * @example sayRefusals(problems, 'nl') // 'Artikel zonnepanelen (NL), Op de site vanaf: dit moet ingevuld zijn.'
 */
export function sayRefusals(problems: readonly Problem[], locale: Locale): string {
  return [...new Set(problems.map((problem) => sayRefusal(problem, locale)))].join('\n')
}

function sayRefusal(problem: Problem, locale: Locale): string {
  const colon = locale === 'fr' ? '\u00A0:' : ':'
  const words = editorLocales.find((each) => each === locale) ?? 'nl'
  return `${placeOf(problem, words)}${colon} ${refusalOf(problem, words)}.`
}

/** Names the document or file, its record, and the field with those that it is in. */
function placeOf({ file, record, field = '' }: Problem, locale: EditorLocale): string {
  const [collection = '', id, name = ''] = file.split('/')
  const language = /^index\.(\w+)\./.exec(name)?.[1]?.toUpperCase()
  const document =
    id === undefined
      ? labelOf(file.replace(/\.json$/, ''), locale)
      : `${singularOf(collection, locale)} ${id.replace(/\.md$/, '')}${language === undefined ? '' : ` (${language})`}`
  const fields = field
    .split(/[.[\]]+/)
    .filter((each) => each !== '')
    .map((each) => sayPart(each, locale))
  return [document, ...(record === undefined ? [] : [record]), ...fields].join(', ')
}

function sayPart(part: string, locale: EditorLocale): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1)
  return isLocale(part) ? part.toUpperCase() : labelOf(part, locale)
}

/** Returns what is wrong in the words of the forms, or else in those of `npm run check:data`. */
export function refusalOf({ message, expected = '' }: Problem, locale: EditorLocale): string {
  const isChoice = message === 'not what this configuration holds' && /^\(+"[^"]*" \|/.test(expected)
  const known = isChoice
    ? choiceSentence
    : (refusalSentences[expected] ?? refusalSentences[message.replace(/[:;].*/s, '')])
  return known?.[locale] ?? message
}
