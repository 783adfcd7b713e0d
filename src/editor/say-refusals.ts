import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Problem } from '#domain/site/problem.ts'
import { type EditorLocale, editorLocales } from './labels/editor-locale.ts'
import { labelOf, singularOf } from './labels/labels.ts'
import { refusalSentences } from './labels/refusal-sentences.ts'
import { choiceSentence } from './labels/value-sentences.ts'

/** Says what a field of listings is called, in the language of the form. */
export type FieldNames = ReadonlyMap<string, string>

/**
 * Returns what is wrong, a sentence per line, in the words of the forms.
 * @param names of fields that no table of labels has: those of homes and projects
 * @example sayRefusals(problems, 'nl') // 'Artikel zonnepanelen (NL), Op de site vanaf: dit moet ingevuld zijn.'
 */
export function sayRefusals(
  problems: readonly Problem[],
  locale: Locale,
  names: FieldNames = new Map(),
): string {
  return [...new Set(problems.map((problem) => sayRefusal(problem, locale, names)))].join('\n')
}

function sayRefusal(problem: Problem, locale: Locale, names: FieldNames): string {
  const colon = locale === 'fr' ? '\u00A0:' : ':'
  const words = editorLocales.find((each) => each === locale) ?? 'nl'
  return `${placeOf(problem, words, names)}${colon} ${refusalOf(problem, words)}.`
}

/** Names the document or file, its record, and the field with those that it is in. */
function placeOf({ file, record, field = '' }: Problem, locale: EditorLocale, names: FieldNames): string {
  const [collection = '', ...below] = file.replace(/\/index\.\w+\.md$/, '').split('/')
  const id = below.join('/').replace(/\.(?:md|json)$/, '')
  const language = /\/index\.(\w+)\.md$/.exec(file)?.[1]?.toUpperCase()
  const document =
    id === ''
      ? labelOf(file.replace(/\.json$/, ''), locale)
      : `${singularOf(collection, locale)} ${id}${language === undefined ? '' : ` (${language})`}`
  const fields = field
    .split(/[.[\]]+/)
    .filter((each) => each !== '')
    .map((each) => names.get(each) ?? sayPart(each, locale))
  return [
    document,
    ...(record === undefined || file.endsWith(`/${record}.json`) ? [] : [record]),
    ...fields,
  ].join(', ')
}

function sayPart(part: string, locale: EditorLocale): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1)
  return isLocale(part) ? part.toUpperCase() : labelOf(part, locale)
}

/** Returns what is wrong in the words of the forms, or else in those of `npm run check:data`. */
export function refusalOf({ message, expected = '' }: Problem, locale: EditorLocale): string {
  const isChoice =
    /^not (?:what this configuration holds|a value of this field)/.test(message) &&
    /^\(+"[^"]*" \|/.test(expected)
  const known = isChoice
    ? choiceSentence
    : (refusalSentences[expected] ?? refusalSentences[message.replace(/[:;].*/s, '')])
  return known?.[locale] ?? message
}
