import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentFlags } from '#domain/consent.ts'
import { allowedServices, measuringServices, ownOrigins } from '#domain/measurement.ts'
import { thirdPartyHosts } from '#domain/third-party-hosts.ts'

const ids = { tagManager: 'GTM-1', analytics: 'G-1', ads: 'AW-1', pixel: '1' }
const flags = fc.subarray([...consentFlags])

describe('what may be loaded', () => {
  test.each([
    [[], []],
    [consentFlags, measuringServices],
    [['analytics_storage'], ['tagManager', 'analytics']],
    [['ad_storage'], ['tagManager']],
    [
      ['ad_storage', 'ad_user_data'],
      ['tagManager', 'ads'],
    ],
    [
      ['ad_storage', 'ad_user_data', 'ad_personalization'],
      ['tagManager', 'ads', 'pixel'],
    ],
  ] as const)('with %j is %j', (consent, services) => {
    expect(allowedServices({ ids }, consent)).toEqual(services)
  })

  test('is never a service without an identifier', () => {
    fc.assert(
      fc.property(flags, fc.subarray([...measuringServices]), (consent, used) => {
        const some = Object.fromEntries(used.map((service) => [service, ids[service]]))
        for (const service of allowedServices({ ids: some }, consent)) expect(used).toContain(service)
      }),
    )
  })

  test('never shrinks by allowing more', () => {
    fc.assert(
      fc.property(flags, flags, (less, others) => {
        const more = consentFlags.filter((flag) => less.includes(flag) || others.includes(flag))
        expect(allowedServices({ ids }, more)).toEqual(
          expect.arrayContaining([...allowedServices({ ids }, less)]),
        )
      }),
    )
  })
})

describe('the hosts that the policy lets in', () => {
  const hostsOf = (some: Partial<typeof ids>) =>
    thirdPartyHosts({ measurement: { ids: some, origins: ownOrigins } })

  test('are none where nothing is configured', () => {
    expect(Object.values(hostsOf({})).flat()).toEqual([])
  })

  test('of analytics are not those of advertisements', () => {
    const hosts = hostsOf({ analytics: 'G-1' })
    expect(hosts.scripts).toEqual(['https://www.googletagmanager.com'])
    expect(hosts.connections).toContain('https://*.google-analytics.com')
    expect(JSON.stringify(hosts)).not.toMatch(/doubleclick|facebook/)
  })

  test('of the pixel are not those of Google', () => {
    expect(hostsOf({ pixel: '1' }).scripts).toEqual(['https://connect.facebook.net'])
    expect(JSON.stringify(hostsOf({ pixel: '1' }))).not.toContain('google')
  })

  test('follow a tagging server and the review widget', () => {
    const hosts = thirdPartyHosts({
      measurement: {
        ids: { tagManager: 'GTM-1' },
        origins: { ...ownOrigins, google: 'https://tags.example' },
      },
      reviews: {
        url: '',
        widget: { script: 'https://w.example/v2.js', attributes: {}, hosts: ['https://cdn.w.example'] },
      },
    })
    expect(hosts.scripts).toEqual(expect.arrayContaining(['https://tags.example', 'https://w.example']))
    expect(hosts.scripts).not.toContain('https://www.googletagmanager.com')
    expect(hosts.scripts).not.toContain('https://cdn.w.example')
    expect(hosts.images).toContain('https://cdn.w.example')
  })
})
