import * as v from 'valibot'
import { isLocale, type Locale, locales } from '#domain/values/locale.ts'
import { cell, cellText } from '../cell/cell.ts'
import { type Codes, findCode } from '../cell/find-code.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

const languageCells = v.object({ language: cell, LanguageId: cell })

// The CRM's language IDs.
const languageIds: Codes<Locale> = { 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' }

/**
 * Returns the language of a record: its `language` (`nl`, `NL`, `nl-BE`), else its `LanguageId`, else the site's
 * default language.
 */
export function parseLanguage(
  record: Readonly<Record<string, unknown>>,
  languageDefault: Locale,
  log: RecordLog,
): Locale {
  const parsed = v.safeParse(languageCells, record)
  const named = parsed.success
    ? (cellText(parsed.output.language) ?? cellText(parsed.output.LanguageId))
    : undefined
  if (parsed.success && (named === undefined || named === '0')) return languageDefault
  const code = (named ?? '').slice(0, 2).toLowerCase()
  if (/^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(named ?? '') && isLocale(code)) return code
  const byId = findCode(languageIds, named ?? '')
  if (byId !== undefined) return byId
  log.warn('language', `an unknown language; the record is read as ${languageDefault}`, {
    expected: locales.join(', '),
    received: record['language'] ?? record['LanguageId'],
    remedy: 'correct the language in the CRM',
  })
  return languageDefault
}
