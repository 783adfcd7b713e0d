import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeText } from '../decode-text.ts'

/** Controls that no table has. */
const binary = /[^\P{Cc}\t\r\n\u0080-\u009F]/u

/**
 * Returns the text of a table in UTF-8, UTF-16 or, as Excel saves it, Windows-1252; undefined with a fatal problem when it is
 * no text.
 */
export function decodeTable(bytes: Uint8Array, log: RecordLog): string | undefined {
  const text = decodeText(bytes, log, { otherwise: 'windows-1252' })
  if (text === undefined || !binary.test(text)) return text
  log.fatal(undefined, 'not a text file', {
    expected: 'a table in UTF-8, UTF-16 or Windows-1252, saved as CSV',
    received: `${bytes.length} bytes of another kind`,
    remedy: 'save the table as CSV',
  })
  return undefined
}
