import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { type Environment, readVariable, type Report } from './read-variable.ts'

/** Bits that a range of public addresses fixes at least: those of the largest content delivery networks fix as many. */
const leastBits = { ipv4: 10, ipv6: 20 }
/** Bits of the largest ranges that no network on the internet has: 10.0.0.0/8 and fc00::/7. */
const leastPrivateBits = { ipv4: 8, ipv6: 7 }

/** Returns the proxies whose `X-Forwarded-For` is believed. */
export function readProxies(environment: Environment, report: Report): readonly string[] {
  const proxies = readVariable(environment, 'TRUSTED_PROXIES')?.split(/[\s,]+/) ?? []
  try {
    proxyAddr.compile(proxies)
  } catch {
    report(
      `TRUSTED_PROXIES=${proxies.join(',')} names no addresses: write 10.0.0.1, 10.0.0.0/8 or loopback, separated by commas`,
    )
    return []
  }
  const huge = proxies.filter(isHuge)
  if (huge.length > 0)
    report(
      `TRUSTED_PROXIES=${huge.join(',')} believes strangers: write the addresses of your own proxies alone`,
    )
  return proxies
}

/** Whether a range has more addresses than the proxies of anybody. */
function isHuge(range: string): boolean {
  const [address = '', size] = range.split('/')
  if (size === undefined) return false
  const first = ipaddr.parse(address)
  const kind = first.kind()
  const bits = /^\d+$/.test(size) ? Number(size) : (ipaddr.parse(size).prefixLengthFromSubnetMask() ?? 0)
  if (first instanceof ipaddr.IPv6 && first.isIPv4MappedAddress()) return bits - 96 < leastBits.ipv4
  return bits < (first.range() === 'unicast' ? leastBits : leastPrivateBits)[kind]
}
