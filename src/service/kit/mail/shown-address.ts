import { domainToUnicode } from 'node:url'

/** Returns an address as people write it. @example shownAddress('jan@xn--mnchen-3ya.de') // 'jan@münchen.de' */
export function shownAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const shown = domainToUnicode(domain)
  return shown === '' ? address : `${local}@${shown}`
}
