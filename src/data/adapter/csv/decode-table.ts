import { isUtf8 } from 'node:buffer'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeText } from '../decode-text.ts'

/** Signs behind a letter that are accents in the encodings of MacOS and DOS. */
const otherLetters = /\p{Ll}[‚ƒ„†‡ˆ‰Š‹ŽŸ˜›ž\u0081\u008D\u008F\u0090\u009D]/u

/** Controls that no table has. */
const binary = /[^\P{Cc}\t\r\n\u0080-\u009F]/u

/**
 * Returns the text of a table in UTF-8, UTF-16 or, as Excel saves it, Windows-1252; undefined with a fatal problem when it is
 * no text.
 */
export function decodeTable(bytes: Uint8Array, log: RecordLog): string | undefined {
  const text = decodeText(bytes, log, { otherwise: 'windows-1252' })
  if (text === undefined) return text
  const odd = isUtf8(bytes) ? undefined : otherLetters.exec(text)
  if (odd !== null && odd !== undefined)
    log.warn(undefined, 'letters that a table of Windows hardly has; they may be of another encoding', {
      expected: 'a table in UTF-8',
      received: text.slice(Math.max(0, odd.index - 15), odd.index + 15),
      remedy: 'save it as CSV UTF-8, if accents are wrong',
    })
  if (!binary.test(text)) return text
  log.fatal(undefined, 'not a text file', {
    expected: 'a table in UTF-8, UTF-16 or Windows-1252, saved as CSV',
    received: `${bytes.length} bytes of another kind`,
    remedy: 'save the table as CSV',
  })
  return undefined
}
