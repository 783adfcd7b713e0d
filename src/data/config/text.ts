import * as v from 'valibot'
import { type Locale, type Localised, locales, type Translations } from '#domain/values/locale.ts'
import { parseAnswer } from '../cell/parse-answer.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** A switch as editors write it: true, 1, `yes`, `ja`; anything else is off, nothing is undefined. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()])),
  v.transform((value) => {
    const answer = parseAnswer(value)
    return answer.kind === 'empty' ? undefined : answer.kind === 'value' && answer.value === 'yes'
  }),
)

const word = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, isPublic: true })),
  ),
  v.pipe(
    v.object({ value: v.nullish(v.string()), public: flag }),
    v.transform((text) => ({ value: text.value ?? '', isPublic: text.public !== false })),
  ),
])

const perLocale = v.object({
  nl: v.nullish(word),
  fr: v.nullish(word),
  en: v.nullish(word),
  de: v.nullish(word),
})

/** A text per language with a public flag, a plain text per language, or one text that counts as Dutch. */
export const text = v.union([
  v.pipe(
    v.string(),
    v.transform((value): v.InferOutput<typeof perLocale> => ({ nl: { value, isPublic: true } })),
  ),
  perLocale,
])

/** A text per language before it is known what it is for. */
export type Text = v.InferOutput<typeof text>

/** Returns the public texts of the languages that have one. */
export function toTranslations(value: Text | null | undefined): Translations {
  const found: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const said = value?.[locale]
    if (said !== null && said !== undefined && said.isPublic && said.value.trim() !== '')
      found[locale] = said.value
  }
  return found
}

/**
 * Returns a text in all four languages, whatever its public flags. A language without one gets the Dutch
 * text, or else the first there is, with a warning; a text that no language has is an error.
 */
export function toLocalised(
  value: Text | null | undefined,
  log: RecordLog,
  field: string,
): Localised<string> {
  return completeLocalised(value, log, field, (said) => said.trim() !== '')
}

/** Returns a path in all four languages without strokes at its ends; an empty path is the home page. */
export function toLocalisedPath(
  value: Text | null | undefined,
  log: RecordLog,
  field: string,
): Localised<string> {
  const paths = completeLocalised(value, log, field, () => true)
  return mapLocalised(paths, (path) => path.trim().replace(/^\/+|\/+$/g, ''))
}

/** Returns the same for every language, changed by a function. */
export function mapLocalised(value: Localised<string>, change: (text: string) => string): Localised<string> {
  return { nl: change(value.nl), fr: change(value.fr), en: change(value.en), de: change(value.de) }
}

function completeLocalised(
  value: Text | null | undefined,
  log: RecordLog,
  field: string,
  isSaid: (text: string) => boolean,
): Localised<string> {
  const said = (locale: Locale): string | undefined => {
    const found = value?.[locale]?.value
    return found !== undefined && isSaid(found) ? found : undefined
  }
  const missing = locales.filter((locale) => said(locale) === undefined)
  const substitute = locales.map(said).find((words) => words !== undefined)
  if (substitute === undefined) {
    log.error(field, 'no text in any language', {
      expected: 'a text in nl, fr, en and de',
      remedy: 'write the text',
    })
  } else if (missing.length > 0) {
    log.warn(field, `no text in ${missing.join(', ')}; the Dutch one is used`, {
      expected: 'a text in nl, fr, en and de',
      remedy: 'translate it',
    })
  }
  const words = (locale: Locale): string => said(locale) ?? substitute ?? ''
  return { nl: words('nl'), fr: words('fr'), en: words('en'), de: words('de') }
}
