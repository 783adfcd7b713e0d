import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

/** Returns the network of a visitor: that of the address that a trusted proxy says, else of the other end of the connection. */
export type AddressOf = (c: Context) => string | undefined

/**
 * Returns how addresses are found behind proxies, which are addresses, ranges, or `loopback`, `linklocal`, `uniquelocal`.
 * @throws {TypeError} for anything else
 */
export function createAddressOf(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return ({ env }) => {
    const incoming: IncomingMessage | undefined = env?.incoming
    return incoming === undefined ? undefined : networkOf(proxyAddr(incoming, isTrusted))
  }
}

/**
 * Returns the network that one visitor has: an IPv4 address, or the first 64 bits of an IPv6 address, since a connection
 * has all of the others.
 * @example networkOf('2001:db8::1:0:0:0:1') // '2001:db8:0:1'
 * @see RFC 6177 (read 2026-11)
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last]
  // An IPv4 address as an IPv6 socket writes it.
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? written : groups.slice(0, 4).join(':')
}
