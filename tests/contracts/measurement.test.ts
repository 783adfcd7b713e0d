import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentFlags } from '#contracts/consent.ts'
import { allowedScripts, measuringScripts } from '#contracts/measuring-scripts.ts'
import { ownOrigins } from '#domain/site/measurement.ts'
import { thirdPartyHosts } from '#media/third-party-hosts.ts'

const ids = { tagManager: 'GTM-1', analytics: 'G-1', ads: 'AW-1', pixel: '1' }
const scripts = measuringScripts({ ids, origins: ownOrigins })
const idsOf = (list: typeof scripts) => list.map(({ id }) => id)
const flags = fc.subarray([...consentFlags])

test('each service loads its script from its configured origin', () => {
  const origins = { ...ownOrigins, google: 'https://tags.example' }
  expect(measuringScripts({ ids, origins }).map(({ src }) => src)).toEqual([
    'https://tags.example/gtm.js?id=GTM-1',
    'https://tags.example/gtag/js?id=G-1',
    'https://tags.example/gtag/js?id=AW-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
})

test('a service without an identifier loads no script', () => {
  const used = fc.subarray(Object.entries(ids))
  fc.assert(
    fc.property(used, (some) => {
      const found = measuringScripts({ ids: Object.fromEntries(some), origins: ownOrigins })
      expect(idsOf(found)).toEqual(some.map(([, id]) => id))
    }),
  )
})

describe('the origins allowed after consent', () => {
  test.each([
    [[], []],
    [consentFlags, ['GTM-1', 'G-1', 'AW-1', '1']],
    [['analytics_storage'], ['GTM-1', 'G-1']],
    [['ad_storage'], ['GTM-1']],
    [
      ['ad_storage', 'ad_user_data'],
      ['GTM-1', 'AW-1'],
    ],
    [
      ['ad_storage', 'ad_user_data', 'ad_personalization'],
      ['GTM-1', 'AW-1', '1'],
    ],
  ] as const)('with %j is %j', (consent, allowed) => {
    expect(idsOf(allowedScripts(scripts, consent))).toEqual(allowed)
  })

  test('granting more consent never removes one', () => {
    fc.assert(
      fc.property(flags, flags, (less, others) => {
        const more = consentFlags.filter((flag) => less.includes(flag) || others.includes(flag))
        expect(allowedScripts(scripts, more)).toEqual(
          expect.arrayContaining([...allowedScripts(scripts, less)]),
        )
      }),
    )
  })
})

describe('the hosts in the Content-Security-Policy', () => {
  const hostsOf = (some: Partial<typeof ids>) =>
    thirdPartyHosts({ measurement: { ids: some, origins: ownOrigins } })

  test('are empty when nothing is configured', () => {
    expect(Object.values(hostsOf({})).flat()).toEqual([])
  })

  test('for analytics exclude those for advertising', () => {
    const hosts = hostsOf({ analytics: 'G-1' })
    expect(hosts.scripts).toEqual(['https://www.googletagmanager.com'])
    expect(hosts.connections).toContain('https://*.google-analytics.com')
    expect(JSON.stringify(hosts)).not.toMatch(/doubleclick|facebook/)
  })

  test('for the Meta pixel exclude Google', () => {
    expect(hostsOf({ pixel: '1' }).scripts).toEqual(['https://connect.facebook.net'])
    expect(JSON.stringify(hostsOf({ pixel: '1' }))).not.toContain('google')
  })

  test('include the tagging server and the review widget', () => {
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
