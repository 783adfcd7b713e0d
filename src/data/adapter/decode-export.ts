import { decodeJson } from '#data/file/decode-json.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** Returns the text of a file in UTF-8; undefined with a fatal problem when it is empty or in another encoding. */
export function decodeUtf8(bytes: Uint8Array, log: RecordLog): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    log.fatal(undefined, 'not text in UTF-8', {
      expected: 'a text file in UTF-8',
      received: `${bytes.length} bytes of another kind`,
      remedy: 'export the file again, as text in UTF-8',
    })
    return undefined
  }
  if (text.trim() !== '') return text
  log.fatal(undefined, 'the file is empty', {
    expected: 'an export of the CRM',
    received: `${bytes.length} bytes`,
    remedy: 'export the file again',
  })
  return undefined
}

/** Returns the value of a JSON file; undefined with a fatal problem when it is none. */
export function decodeJsonExport(bytes: Uint8Array, log: RecordLog): unknown {
  const text = decodeUtf8(bytes, log)
  if (text === undefined) return undefined
  const decoded = decodeJson(text)
  if (decoded.kind === 'json') return decoded.value
  log.fatal(undefined, `not JSON: line ${decoded.line}, column ${decoded.column}`, {
    expected: 'JSON text',
    received: decoded.reason,
    remedy: 'export the file again: it may have been cut off',
  })
  return undefined
}
