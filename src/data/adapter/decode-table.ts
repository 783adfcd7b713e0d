import { isUtf8 } from 'node:buffer'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeUtf8 } from './decode-export.ts'

/** Bytes that no text has, in UTF-8 or Windows-1252. */
const binary = /[^\P{Cc}\t\r\n]/u

/**
 * Returns the text of a table in UTF-8, with or without a byte order mark, or in Windows-1252 as Excel saves it;
 * undefined with a fatal problem when it is no text.
 */
export function decodeTable(bytes: Uint8Array, log: RecordLog): string | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return decodeUtf8(bytes, log)
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (!binary.test(text)) return text
  log.fatal(undefined, 'not a text file', {
    expected: 'a table in UTF-8 or Windows-1252, saved as CSV',
    received: `${bytes.length} bytes of another kind`,
    remedy: 'save the table as CSV',
  })
  return undefined
}
