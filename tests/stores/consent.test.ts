import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentFlags } from '#contracts/consent.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { holdConsent, readConsent } from '#stores/consent.ts'
import { followConsent, onceConsentDecided } from '#stores/follow-consent.ts'
import { type KeptIn, storageKey } from '#stores/stored-values.ts'
import { blockedTab, comeBack, createBrowser, fullTab } from './fake-storage.ts'

const choiceKey = storageKey('consent')
const keys = [choiceKey, ...consentFlags.map(storageKey)]

/** Switches to a tab: its storage and events become the global ones. */
function enter(tab: KeptIn): void {
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: tab.storage })
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, tab.events[name].bind(tab.events))
}

afterEach(() => {
  vi.unstubAllGlobals()
  holdConsent(undefined)
})

describe('the consent choice', () => {
  it('is null before it is made', () => {
    enter(createBrowser().openTab())
    expect(readConsent()).toBeNull()
  })

  it.each([
    ['everything', consentFlags],
    ['nothing', []],
    ['some', ['analytics_storage'] as const],
  ])('of %s is there again on the next page', (_what, granted) => {
    const browser = createBrowser()
    enter(browser.openTab())
    changeConsent(granted)
    enter(browser.openTab())
    expect(readConsent()).toEqual(granted)
  })

  it('is stored as one key for its time and one per flag, true or false', () => {
    const { values, openTab } = createBrowser()
    enter(openTab())
    changeConsent(['ad_storage'])
    expect([...values.keys()].toSorted()).toEqual(keys.toSorted())
    expect(consentFlags.filter((flag) => values.get(storageKey(flag)) === 'true')).toEqual(['ad_storage'])
    expect(consentFlags.filter((flag) => values.get(storageKey(flag)) === 'false')).toHaveLength(3)
    expect(Math.abs(Number(values.get(choiceKey)) - Date.now())).toBeLessThan(60_000)
  })

  it('leaves nothing in storage after it is revoked', () => {
    const { values, openTab } = createBrowser()
    enter(openTab())
    changeConsent(consentFlags)
    changeConsent(null)
    expect([...values.keys()]).toEqual([])
  })

  it('reaches other tabs as a whole, as does revoking it', () => {
    const browser = createBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    const heard: unknown[] = []
    enter(other)
    followConsent((consent) => heard.push(consent))
    enter(one)
    changeConsent(['ad_storage', 'analytics_storage'])
    changeConsent([])
    changeConsent(null)
    // No tab ever reads half of a choice.
    expect(heard).toEqual([null, ['ad_storage', 'analytics_storage'], [], null])
  })

  it('is up to date on a page from the back/forward cache', () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    const heard: unknown[] = []
    enter(tab)
    followConsent((consent) => heard.push(consent))
    browser.values.set(choiceKey, '1795311600000').set(storageKey('ad_storage'), 'true')
    comeBack(tab)
    expect(heard).toEqual([null, ['ad_storage']])
  })

  it.each([
    ['blocked', blockedTab],
    ['full', fullTab],
  ])('holds for the page where storage is %s', (_state, openTab) => {
    enter(openTab())
    changeConsent(['analytics_storage'])
    expect(readConsent()).toEqual(['analytics_storage'])
  })

  it('allows only flags stored as true, and none without the key of its time', () => {
    const kept = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.constantFrom('true', '1'), fc.string()))
    fc.assert(
      fc.property(kept, (values) => {
        enter(createBrowser(values).openTab())
        const isChosen = Number(values[choiceKey]) > 0
        const granted = consentFlags.filter((flag) => values[storageKey(flag)] === 'true')
        expect(readConsent()).toEqual(isChosen ? granted : null)
      }),
    )
  })
})

describe('code that waits for the choice', () => {
  let runs = 0
  const run = () => (runs += 1)
  const open = (tab: KeptIn, asks: string | undefined, pathname = '/nl/') => {
    enter(tab)
    vi.stubGlobal('document', { documentElement: { dataset: { consent: asks } } })
    vi.stubGlobal('location', { pathname })
  }
  beforeEach(() => {
    runs = 0
  })
  it.each([
    ['where a refusal is kept', undefined, '/nl/', []],
    ['on a page that does not ask', 'off', '/nl/', null],
    ['in a preview', undefined, '/nl/preview/te-koop/', null],
  ] as const)('runs at once %s', (_where, asks, path, kept) => {
    open(createBrowser().openTab(), asks, path)
    changeConsent(kept)
    onceConsentDecided(run)
    expect(runs).toBe(1)
  })

  it('runs once after the choice, also after a refusal', () => {
    open(createBrowser().openTab(), undefined)
    onceConsentDecided(run)
    expect(runs).toBe(0)
    changeConsent([])
    changeConsent(null)
    changeConsent(consentFlags)
    expect(runs).toBe(1)
  })

  it('runs after a choice in another tab', () => {
    const browser = createBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    open(one, undefined)
    onceConsentDecided(run)
    open(other, undefined)
    changeConsent(['analytics_storage'])
    expect(runs).toBe(1)
  })
})
