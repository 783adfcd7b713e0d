import { afterEach, expect, test, vi } from 'vitest'
import { withCampaign } from '#client/measurement/campaign.ts'

const zele = 'https://k.example/nl/?city=zele'
const campaign = 'utm_source=krant&utm_medium=print'

/** Gives the test a session's storage; a blocked one throws at every touch. */
function keepSession(isBlocked = false): Map<string, string> {
  const kept = new Map<string, string>()
  const whole = <T>(value: T): T => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return value
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => whole(kept.get(key) ?? null),
    setItem: (key: string, value: string) => whole(kept.set(key, value)),
    removeItem: (key: string) => whole(kept.delete(key)),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

test('a campaign is what the address says of it, and goes with the visitor through the session', () => {
  const kept = keepSession()
  expect(withCampaign(`${zele}&${campaign}#top`, true)).toBe(`${zele}&${campaign}`)
  expect([...kept.values()]).toEqual([campaign])
  expect(withCampaign(`${zele}#top`, true)).toBe(`${zele}&${campaign}`)
})

test('another campaign takes the place of the first', () => {
  keepSession()
  withCampaign(`${zele}&${campaign}`, true)
  expect(withCampaign(`${zele}&utm_source=mail`, true)).toBe(`${zele}&utm_source=mail`)
  expect(withCampaign(zele, true)).toBe(`${zele}&utm_source=mail`)
})

test('where it may not be stored it is not, and what was is forgotten', () => {
  const kept = keepSession()
  withCampaign(`${zele}&${campaign}`, true)
  expect(withCampaign(`${zele}&utm_source=mail`, false)).toBe(`${zele}&utm_source=mail`)
  expect(kept.size).toBe(0)
  expect(withCampaign(zele, true)).toBe(zele)
})

test('where storage is blocked the address has its own campaign', () => {
  keepSession(true)
  expect(withCampaign(`${zele}&${campaign}`, true)).toBe(`${zele}&${campaign}`)
  expect(withCampaign(zele, true)).toBe(zele)
})
