import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentFlags } from '#contracts/consent.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { isConsentDecided, readConsent } from '#stores/consent.ts'
import { followConsent, onceConsent } from '#stores/follow-consent.ts'
import { type KeptIn, storageKey } from '#stores/stored-values.ts'
import { blockedTab, comeBack, createBrowser, fullTab } from './fake-storage.ts'

const choiceKey = storageKey('consent')
const keys = [choiceKey, storageKey('terms'), ...consentFlags.map(storageKey)]

const day = 86_400_000

/** Switches to a tab: its storage, name and events become the global ones, and its page has terms. */
function enter(tab: KeptIn, terms = '6', window = { name: '' }): void {
  vi.unstubAllGlobals()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: { dataset: { terms } } })
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: tab.storage })
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, tab.events[name].bind(tab.events))
}

afterEach(() => {
  vi.unstubAllGlobals()
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

  it('is stored as one key for its time, one for its terms and one per flag, true or false', () => {
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
    browser.values.set(choiceKey, String(Date.now())).set(storageKey('ad_storage'), 'true')
    comeBack(tab)
    expect(heard).toEqual([null, ['ad_storage']])
  })

  it.each([
    ['blocked', blockedTab],
    ['full', fullTab],
  ])('holds until the tab is closed where storage is %s', (_state, openTab) => {
    const tab = { name: '' }
    enter(openTab(), '6', tab)
    changeConsent(['analytics_storage'])
    enter(openTab(), '6', tab)
    expect(readConsent()).toEqual(['analytics_storage'])
    changeConsent(null)
    expect(readConsent()).toBeNull()
    enter(openTab(), '6', { name: '' })
    expect(readConsent()).toBeNull()
  })

  it.each([
    [182, ['ad_storage']],
    [184, null],
    [760, null],
  ])('of %i days ago, with terms of six months: %j', (days, expected) => {
    const { values, openTab } = createBrowser()
    enter(openTab())
    changeConsent(['ad_storage'])
    values.set(choiceKey, String(Date.now() - days * day))
    expect(readConsent()).toEqual(expected)
  })

  it.each([
    ['the same services', '6 analytics pixel', ['ad_storage']],
    ['one service less', '6 analytics', ['ad_storage']],
    ['one service more', '6 analytics pixel ads', null],
    ['another service', '6 analytics tagManager', null],
  ])('is asked again only for more than it was given for: %s', (_what, terms, expected) => {
    const { openTab } = createBrowser()
    enter(openTab(), '6 analytics pixel')
    changeConsent(['ad_storage'])
    enter(openTab(), terms)
    expect(readConsent()).toEqual(expected)
  })

  it('allows only flags stored as true, and none without the key of its time', () => {
    const time = fc.oneof(fc.constant(String(Date.now())), fc.string())
    const kept = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.constantFrom('true', '1'), time))
    fc.assert(
      fc.property(kept, (values) => {
        enter(createBrowser(values).openTab())
        const isChosen = Date.now() - Number(values[choiceKey] ?? '') < 180 * day
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
    vi.stubGlobal('document', { documentElement: { dataset: { consent: asks, terms: '6' } } })
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
    onceConsent(isConsentDecided, run)
    expect(runs).toBe(1)
  })

  it('runs once after the choice, also after a refusal', () => {
    open(createBrowser().openTab(), undefined)
    onceConsent(isConsentDecided, run)
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
    onceConsent(isConsentDecided, run)
    open(other, undefined)
    changeConsent(['analytics_storage'])
    expect(runs).toBe(1)
  })
})
