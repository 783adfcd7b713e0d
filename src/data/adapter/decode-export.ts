import { decodeJson } from '#data/file/decode-json.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeText } from './decode-text.ts'

/** Returns the value of a JSON file; undefined with a fatal problem when it is none. */
export function decodeJsonExport(bytes: Uint8Array, log: RecordLog): unknown {
  const text = decodeText(bytes, log)
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
