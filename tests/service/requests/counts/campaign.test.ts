import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCampaign, sourceOf } from '#service/requests/counts/campaign.ts'

test.each([
  [
    '?city=zele&utm_source=Nieuwsbrief%20Nov&utm_medium=e-mail',
    'utm_source=nieuwsbrief-nov&utm_medium=e-mail',
  ],
  ['utm_campaign=G%C3%A9vel+Donklaan', 'utm_campaign=gevel-donklaan'],
  ['utm_campaign=jan@x.be&utm_source=krant', 'utm_source=krant'],
  ['utm_campaign=0470998877', undefined],
  ['utm_content=x', undefined],
  ['', undefined],
])('of %s is kept: %s', (query, kept) => {
  expect(readCampaign(query)).toBe(kept)
})

test.each([
  [undefined, 'direct', null],
  ['utm_source=google&utm_medium=organic', 'direct', 'google'],
  ['utm_source=immoweb', 'portals', 'immoweb'],
  ['utm_source=nieuwsbrief-nov', 'mail', 'nieuwsbrief-nov'],
  ['utm_source=facebook&utm_medium=email&utm_campaign=okt', 'mail', 'okt'],
  ['utm_source=instagram.com&utm_medium=cpc', 'social', 'instagram.com'],
  ['utm_campaign=gevel-donklaan', 'other', 'gevel-donklaan'],
])('%s is from %s', (campaign, source, name) => {
  expect(sourceOf(campaign)).toEqual({ source, campaign: name })
})

test('whatever a link says, little of it is kept, and again the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (source, campaign) => {
      const query = new URLSearchParams({ utm_source: source, utm_campaign: campaign }).toString()
      const kept = readCampaign(query)
      if (kept === undefined) return
      expect(kept).toMatch(/^utm_\w+=[a-z0-9.-]{1,40}(?:&utm_\w+=[a-z0-9.-]{1,40})?$/)
      expect(readCampaign(kept)).toBe(kept)
    }),
  )
})
