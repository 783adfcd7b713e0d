import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** The letters of Windows-1252 by the byte, 80 to 9F, that Latin-1 has a control for. */
const windows = new TextDecoder('windows-1252')
const controls = Array.from({ length: 32 }, (_, index) => String.fromCodePoint(0x80 + index))
const lettersOf = new Map(
  controls.map((control, index) => [control, windows.decode(Uint8Array.of(0x80 + index))]),
)
const bytesOf = new Map([...lettersOf].map(([control, letter]) => [letter, control.codePointAt(0) ?? 0]))
const anyControl = /[\u0080-\u009F]/g

/** A byte of UTF-8 after the first, as Latin-1 or Windows-1252 shows it. */
const rest = `[\\u0080-\\u00BF${[...bytesOf.keys()].join('')}]`
/** What accents, quotes, dashes and the euro look like when their UTF-8 was read as Latin-1: `Ã©`, `â€™`, `Å“`. */
const misread = new RegExp(
  `[ÂÃ]${rest}|Å[\\u0092\\u0093\\u00A0\\u00A1\\u00B8\\u00BD\\u00BE’“]|â${rest}{2}`,
  'g',
)
const utf8 = new TextDecoder('utf-8', { fatal: true })

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
  if (text.includes('\uFFFD'))
    log.warn(field, 'a letter was lost in another encoding; the text has a sign in its place', {
      expected: 'the letters that were typed',
      received: around(text, text.indexOf('\uFFFD')),
      remedy: 'correct the text in the CRM, or export it in UTF-8',
    })
  const mended = readAgain(readAgain(text)).replace(
    anyControl,
    (control) => lettersOf.get(control) ?? control,
  )
  if (mended === text) return text
  const at = [...text].findIndex((letter, index) => letter !== [...mended][index])
  log.warn(field, 'letters in another encoding; they are mended', {
    expected: around(mended, at),
    received: around(text, at),
    remedy: 'export in one encoding, UTF-8, or correct the text in the CRM',
  })
  return mended
}

function readAgain(text: string): string {
  return text.replace(misread, (letters) => {
    const bytes = Uint8Array.from(letters, (letter) => bytesOf.get(letter) ?? letter.codePointAt(0) ?? 0)
    try {
      return utf8.decode(bytes)
    } catch {
      // Not UTF-8: these letters were meant.
      return letters
    }
  })
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 15), at + 20)
}
