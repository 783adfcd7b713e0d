import * as v from 'valibot'
import {
  type Locale,
  type Localised,
  locales,
  mapLocales,
  type SiteLanguages,
  standIns,
  type Translations,
} from '#domain/values/locale.ts'
import { plainText } from '#text/plain-text.ts'
import { parseAnswer } from '../cell/parse-answer.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** A switch as editors write it: true, 1, `yes`, `ja` are on, missing is undefined, anything else is off. */
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
    v.transform((value) => ({ value: plainText(value), isPublic: true })),
  ),
  v.pipe(
    v.object({ value: v.nullish(v.string()), public: flag }),
    v.transform((text) => ({ value: plainText(text.value ?? ''), isPublic: text.public !== false })),
  ),
])

/** Texts per language with a public flag, or plain texts per language; HTML becomes plain text. */
export const textsByLocale = v.object(mapLocales(() => v.nullish(word)))

/**
 * Texts per language with a public flag, plain texts per language, or one text for all languages, such as an address; HTML
 * becomes plain text.
 */
export const text = v.union([
  v.pipe(
    v.string(),
    v.transform((value): v.InferOutput<typeof textsByLocale> =>
      mapLocales(() => ({ value: plainText(value), isPublic: true })),
    ),
  ),
  textsByLocale,
])

/** A text of the configuration. */
export type Text = v.InferOutput<typeof text>

/** Returns the public texts by language. */
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
 * Returns a text in every language, ignoring public flags. A missing language gets the text of the default language, or
 * else any text, with a warning when the site uses that language. No text at all is an error.
 */
export function toLocalised(
  value: Text | null | undefined,
  languages: SiteLanguages,
  log: RecordLog,
  field: string,
): Localised<string> {
  return completeLocalised(value, languages, log, field, (found) => found.trim() !== '')
}

/** Returns a path in every language without slashes at its ends; an empty path is the home page. */
export function toLocalisedPath(
  value: Text | null | undefined,
  languages: SiteLanguages,
  log: RecordLog,
  field: string,
): Localised<string> {
  const paths = completeLocalised(value, languages, log, field, () => true)
  return mapLocales((locale) => paths[locale].trim().replace(/^\/+|\/+$/g, ''))
}

function completeLocalised(
  value: Text | null | undefined,
  languages: SiteLanguages,
  log: RecordLog,
  field: string,
  isText: (text: string) => boolean,
): Localised<string> {
  const textIn = (locale: Locale): string | undefined => {
    const found = value?.[locale]?.value
    return found !== undefined && isText(found) ? found : undefined
  }
  const source = standIns(languages).find((locale) => textIn(locale) !== undefined)
  const { languageUse } = languages
  const missing = languageUse.filter((locale) => textIn(locale) === undefined)
  if (source === undefined) {
    log.error(field, 'no text in any language', {
      expected: `a text in ${languageUse.join(', ')}`,
      remedy: 'write the text',
    })
  } else if (missing.length > 0) {
    log.warn(field, `no text in ${missing.join(', ')}; the one in ${source} is used`, {
      expected: `a text in ${languageUse.join(', ')}`,
      remedy: 'translate it',
    })
  }
  const substitute = source === undefined ? '' : (textIn(source) ?? '')
  return mapLocales((locale) => textIn(locale) ?? substitute)
}
