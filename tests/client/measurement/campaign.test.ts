import { afterEach, expect, test, vi } from 'vitest'
import { withCampaign } from '#client/measurement/campaign.ts'

const zele = 'https://k.example/nl/?city=zele'
const campaign = 'utm_source=krant&utm_medium=print'

/** Stubs session storage; a blocked one throws on every access. */
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

test('the campaign of the address stays with the visitor during the session', () => {
  const kept = keepSession()
  expect(withCampaign(`${zele}&${campaign}#top`, true)).toBe(`${zele}&${campaign}`)
  expect([...kept.values()]).toEqual([campaign])
  expect(withCampaign(`${zele}#top`, true)).toBe(`${zele}&${campaign}`)
})

test('a new campaign replaces the first', () => {
  keepSession()
  withCampaign(`${zele}&${campaign}`, true)
  expect(withCampaign(`${zele}&utm_source=mail`, true)).toBe(`${zele}&utm_source=mail`)
  expect(withCampaign(zele, true)).toBe(`${zele}&utm_source=mail`)
})

test('without consent no campaign is stored, and a stored one is deleted', () => {
  const kept = keepSession()
  withCampaign(`${zele}&${campaign}`, true)
  expect(withCampaign(`${zele}&utm_source=mail`, false)).toBe(`${zele}&utm_source=mail`)
  expect(kept.size).toBe(0)
  expect(withCampaign(zele, true)).toBe(zele)
})

test('with blocked storage the address keeps its own campaign', () => {
  keepSession(true)
  expect(withCampaign(`${zele}&${campaign}`, true)).toBe(`${zele}&${campaign}`)
  expect(withCampaign(zele, true)).toBe(zele)
})
