import * as v from 'valibot'
import { expect, test } from 'vitest'
import { measurementSchema, reviewWidgetSchema } from '#data/config/site/measurement-schema.ts'
import { toMeasurement } from '#data/config/site/to-measurement.ts'
import { ownOrigins } from '#domain/site/measurement.ts'

const read = (record: unknown) => toMeasurement(v.parse(measurementSchema, record))

test('empty fields mean no service', () => {
  const nobody = { ids: {}, origins: ownOrigins }
  expect(read(undefined)).toEqual(nobody)
  expect(read({ siteGoogleAnalyticsID: ' ', siteGoogleAdsID: '', siteFacebookPixel: null })).toEqual(nobody)
})

test('an identifier is trimmed', () => {
  expect(read({ siteGoogleTagManager: ' GTM-K2B7X9 ' }).ids).toEqual({ tagManager: 'GTM-K2B7X9' })
})

test.each([
  { siteGoogleAnalyticsID: 'UA 12' },
  { siteGoogleTagManager: 'GTM-1"><script>' },
  { siteGoogleAdsID: '10472216' },
  { siteFacebookPixel: 'pixel' },
  { scriptOrigins: { google: "https://tags.example; script-src 'unsafe-inline'" } },
  { scriptOrigins: { google: 'http://tags.example' } },
  { scriptOrigins: { other: 'https://tags.example' } },
])('what is no identifier or origin stops the build: %j', (record) => {
  expect(v.is(measurementSchema, record)).toBe(false)
})

test.each([
  { script: 'http://w.example/v2.js' },
  { script: 'https://w.example/v2.js', attributes: { onclick: 'alert(1)' } },
  { script: 'https://w.example/v2.js', hosts: ['*'] },
])('a review widget that could do more than show reviews is refused: %j', (record) => {
  expect(v.is(reviewWidgetSchema, record)).toBe(false)
})
