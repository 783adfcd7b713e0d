import { beforeAll, describe, expect, test } from 'vitest'
import { startMeasurement } from '#client/measurement/measurement.ts'
import { preparePixel } from '#client/measurement/pixel.ts'
import { consentFlags } from '#contracts/consent.ts'
import { type MeasuringScript, measurementPath } from '#contracts/measuring-scripts.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { goTo, serve } from '#tests/support/island/page.ts'

/** Scripts of third parties, none of which leaves this machine. */
const scripts: readonly MeasuringScript[] = [
  { kind: 'manager', id: 'GTM-1', src: 'data:text/javascript,0//manager', needs: [] },
  { kind: 'tag', id: 'G-1', src: 'data:text/javascript,0//analytics', needs: ['analytics_storage'] },
  { kind: 'pixel', id: '77', src: 'data:text/javascript,0//pixel', needs: ['ad_storage'] },
  { kind: 'tag', id: 'AW-1', src: 'data:text/javascript,0//ads', needs: ['ad_user_data'] },
]
const loaded = () =>
  [...document.head.querySelectorAll('script')].flatMap(({ src }) => /^data:.*\/\/(.*)/.exec(src)?.[1] ?? [])
const layer = () =>
  (globalThis.dataLayer ?? []).map((entry) =>
    JSON.parse(
      JSON.stringify(
        Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
      ),
    ),
  )
const views = () => layer().filter((entry) => Array.isArray(entry) && entry[1] === 'page_view')

const denied = Object.fromEntries(consentFlags.map((flag) => [flag, 'denied']))

// One page of one visitor, who allows more and more.
describe('measurement', () => {
  beforeAll(async () => {
    localStorage.clear()
    sessionStorage.clear()
    document.documentElement.dataset['terms'] = '6'
    goTo('/?utm_source=krant#top')
    serve({ [measurementPath]: scripts })
    await startMeasurement()
  })

  test('loads nothing before a choice', () => {
    expect([loaded(), globalThis.dataLayer]).toEqual([[], undefined])
  })

  test('begins denied, then says what is allowed, and counts one view before the scripts', () => {
    changeConsent(['analytics_storage'])
    expect(layer()).toMatchObject([
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ['js', expect.any(String)],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      { event: 'gtm.js' },
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'page_view', { page_location: `${location.origin}/?utm_source=krant`, send_to: ['G-1'] }],
    ])
    expect(loaded()).toEqual(['manager', 'analytics'])
    expect(sessionStorage.length).toBe(1)
  })

  test('counts no second view for a script that counts by itself', () => {
    changeConsent(['analytics_storage', 'ad_storage'])
    expect([loaded(), views().length]).toEqual([['manager', 'analytics', 'pixel'], 1])
    expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
  })

  test('counts a view for a tag that is new', () => {
    changeConsent(consentFlags)
    expect([loaded(), views().length]).toEqual([['manager', 'analytics', 'pixel', 'ads'], 2])
    expect(views()[1]?.[2]?.send_to).toEqual(['AW-1'])
  })
})

test('the pixel keeps what happens until its script is there', () => {
  preparePixel('77')
  const fbq: unknown = Reflect.get(globalThis, 'fbq')
  if (typeof fbq !== 'function') throw new Error('no pixel')
  fbq('track', 'Lead')
  const state = {
    queue: Reflect.get(fbq, 'queue'),
    loaded: Reflect.get(fbq, 'loaded'),
    version: Reflect.get(fbq, 'version'),
  }
  const queue = [
    ['init', '77'],
    ['track', 'PageView'],
    ['track', 'Lead'],
  ]
  expect(state).toEqual({ queue, loaded: true, version: '2.0' })
  expect([Reflect.get(globalThis, '_fbq'), Reflect.get(fbq, 'push')]).toEqual([fbq, fbq])
  const called: unknown[] = []
  Object.assign(fbq, { callMethod: (...words: unknown[]) => called.push(words) })
  fbq('track', 'Contact')
  expect([called, queue.length]).toEqual([[['track', 'Contact']], 3])
})
