import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeText } from '../decode-text.ts'

/** Returns the text of an XML file in the encoding that its first line names; undefined with a fatal problem. */
export function decodeXml(bytes: Uint8Array, log: RecordLog): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1]
  return decodeText(bytes, log, { named })?.trimStart()
}
