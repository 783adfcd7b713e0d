import { type Cell, cellText } from '../cell/cell.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/**
 * Returns a web address with its protocol; anything else is logged and left out.
 * @example toWebAddress('www.voorbeeld.be', log, 'ExternalWeb') // 'https://www.voorbeeld.be/'
 */
export function toWebAddress(value: Cell, log: RecordLog, field: string): string | undefined {
  const text = cellText(value)
  if (text === undefined || text === '0') return undefined
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)
  const isWeb =
    address !== null && /^https?:$/.test(address.protocol) && /^[^.]+(?:\.[^.]+)+$/.test(address.hostname)
  if (isWeb && address.username === '' && text.length <= 2_000) return address.href
  log.warn(field, 'not an address of the web; it is left out', { expected: 'https://…', received: text })
  return undefined
}
