import { expect, test } from 'vitest'
import { takeCampaign, withCampaign } from '#client/measurement/campaign.ts'

test('a campaign is what the address says of it, and nothing else of the address', () => {
  const campaign = takeCampaign('?city=zele&utm_source=krant&utm_medium=print', true)
  expect(campaign.toString()).toBe('utm_source=krant&utm_medium=print')
})

test('an address gets the campaign that it lacks, and keeps its own', () => {
  const campaign = new URLSearchParams('utm_source=krant&utm_medium=print')
  expect(withCampaign('https://k.example/nl/?city=zele#top', campaign)).toBe(
    'https://k.example/nl/?city=zele&utm_source=krant&utm_medium=print',
  )
  expect(withCampaign('https://k.example/nl/?utm_source=mail', campaign)).toBe(
    'https://k.example/nl/?utm_source=mail&utm_medium=print',
  )
})
