import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is on the public internet: not this machine, a private network or a reserved range. */
export function isPublicIp(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'
}

/**
 * Resolves a name to its public IP addresses alone, so that a connection cannot reach a private network, whatever the
 * name says at the time.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error === null ? found.filter(({ address }) => isPublicIp(address)) : []
    const [first] = open
    if (error !== null) callback(error, '')
    else if (first === undefined) callback(new Error(`${hostname} is in a private network`), '')
    else if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
