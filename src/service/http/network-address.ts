import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

/** Returns the network address of a visitor: what a trusted proxy says, else the other end of the connection. */
export type AddressOf = (c: Context) => string | undefined

/**
 * Returns how addresses are found behind proxies, which are addresses, ranges, or `loopback`, `linklocal`, `uniquelocal`.
 * @throws {TypeError} for anything else
 */
export function createAddressOf(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return ({ env }) => {
    const incoming: IncomingMessage | undefined = env?.incoming
    return incoming === undefined ? undefined : proxyAddr(incoming, isTrusted)
  }
}
