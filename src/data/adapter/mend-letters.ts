import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { restoreLetters } from '#text/restore-letters.ts'

/**
 * Returns a value of an export with its letters as they were meant: accents that were read in another encoding (`cafÃ©`), twice
 * even, and quotes of Windows that are controls elsewhere. What was mended is warned of, and so is a letter that is lost (`caf�`).
 */
export function mendLetters(value: unknown, log: RecordLog, field: string): unknown {
  if (typeof value === 'string') return mendText(value, log, field)
  if (Array.isArray(value)) return value.map((item: unknown) => mendLetters(item, log, field))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mendLetters(inner, log, field)]),
  )
}

function mendText(text: string, log: RecordLog, field: string): string {
  if (/^\s*\{\\rtf\d/.test(text)) {
    log.warn(field, 'the file of a word processor (RTF), no text; it is left out', {
      expected: 'text or HTML',
      received: text.slice(0, 20),
      remedy: 'have the CRM export the text itself',
    })
    return ''
  }
  if (text.includes('\uFFFD'))
    log.warn(field, 'a letter was lost in another encoding; the text has a sign in its place', {
      expected: 'the letters that were typed',
      received: around(text, text.indexOf('\uFFFD')),
      remedy: 'correct the text in the CRM, or export it in UTF-8',
    })
  const mended = restoreLetters(text)
  if (mended === text) return text
  const at = [...text].findIndex((letter, index) => letter !== [...mended][index])
  log.warn(field, 'letters in another encoding; they are mended', {
    expected: around(mended, at),
    received: around(text, at),
    remedy: 'export in one encoding, UTF-8, or correct the text in the CRM',
  })
  return mended
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 15), at + 20)
}
