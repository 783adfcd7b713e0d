import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeUtf8 } from '../decode-export.ts'

/** Names of the encoding in which German software writes, as browsers read it. */
const latin = /^(?:iso-8859-(?:1|15)|windows-1252)$/i

/** Returns the text of an XML file in the encoding that its first line names; undefined with a fatal problem. */
export function decodeXml(bytes: Uint8Array, log: RecordLog): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  return latin.test(named) ? new TextDecoder(named).decode(bytes) : decodeUtf8(bytes, log)
}
