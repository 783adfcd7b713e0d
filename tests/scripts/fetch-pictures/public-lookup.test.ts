import type { LookupAddress } from 'node:dns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicIp, lookupPublic } from '#scripts/fetch-pictures/public-lookup.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'localhost',
])('%s is not on the public internet', (address) => {
  expect(isPublicIp(address)).toBe(false)
})

test.each(['1.1.1.1', '2a00:1450::1', '::ffff:1.1.1.1'])('%s is', (address) => {
  expect(isPublicIp(address)).toBe(true)
})

test('an IPv4 address is the same one when it is written as IPv6', () => {
  fc.assert(fc.property(fc.ipV4(), (address) => isPublicIp(address) === isPublicIp(`::ffff:${address}`)))
})

test('a name that leads to this machine gets no address', async () => {
  const found = await new Promise<readonly [string | undefined, string | LookupAddress[]]>((resolve) => {
    lookupPublic('localhost', { all: true }, (error, addresses) => resolve([error?.message, addresses]))
  })
  expect(found).toEqual(['localhost is in a private network', ''])
})
