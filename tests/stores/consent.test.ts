import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentFlags } from '#domain/consent.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { createConsent, onceConsentDecided } from '#stores/consent.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { type KeptIn, storageKey } from '#stores/stored-text.ts'
import { blockedTab, comeBack, createBrowser, fullTab } from './fake-storage.ts'

const choiceKey = storageKey('consent')
const keys = [choiceKey, ...consentFlags.map(storageKey)]

describe('the choice', () => {
  it('is none before one was made', () => {
    expect(createConsent(createBrowser().openTab()).get()).toBeNull()
  })

  it.each([
    ['everything', consentFlags],
    ['nothing', []],
    ['some', ['analytics_storage'] as const],
  ])('of %s is there again on the next page', (_what, granted) => {
    const browser = createBrowser()
    changeConsent(granted, createConsent(browser.openTab()))
    expect(createConsent(browser.openTab()).get()).toEqual(granted)
  })

  it('is kept as one key for the whole and one for each flag, true or false', () => {
    const { values, openTab } = createBrowser()
    changeConsent(['ad_storage'], createConsent(openTab()))
    expect([...values.keys()].toSorted()).toEqual(keys.toSorted())
    expect(consentFlags.filter((flag) => values.get(storageKey(flag)) === 'true')).toEqual(['ad_storage'])
    expect(consentFlags.filter((flag) => values.get(storageKey(flag)) === 'false')).toHaveLength(3)
    expect(Math.abs(Number(values.get(choiceKey)) - Date.now())).toBeLessThan(60_000)
  })

  it('leaves nothing behind once it is taken back', () => {
    const { values, openTab } = createBrowser()
    const $consent = createConsent(openTab())
    changeConsent(consentFlags, $consent)
    changeConsent(null, $consent)
    expect([...values.keys()]).toEqual([])
  })

  it('is followed by the other tabs whole, and so is taking it back', () => {
    const browser = createBrowser()
    const [one, other] = [createConsent(browser.openTab()), createConsent(browser.openTab())]
    const heard: unknown[] = []
    followConsent((consent) => heard.push(consent), other)
    changeConsent(['ad_storage', 'analytics_storage'], one)
    changeConsent([], one)
    changeConsent(null, one)
    // Never half a choice in between.
    expect(heard).toEqual([null, ['ad_storage', 'analytics_storage'], [], null])
  })

  it('is up to date on a page that comes back by the Back button', () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    const $consent = createConsent(tab)
    browser.values.set(choiceKey, '1795311600000').set(storageKey('ad_storage'), 'true')
    comeBack(tab)
    expect($consent.get()).toEqual(['ad_storage'])
  })

  it.each([
    ['blocked', blockedTab],
    ['full', fullTab],
  ])('holds for the page where storage is %s', (_state, openTab) => {
    const $consent = createConsent(openTab())
    changeConsent(['analytics_storage'], $consent)
    expect($consent.get()).toEqual(['analytics_storage'])
  })

  it('allows only what is kept as true, and nothing without the key for the whole', () => {
    const kept = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.constantFrom('true', '1'), fc.string()))
    fc.assert(
      fc.property(kept, (values) => {
        const consent = createConsent(createBrowser(values).openTab()).get()
        const isChosen = Number(values[choiceKey]) > 0
        const granted = consentFlags.filter((flag) => values[storageKey(flag)] === 'true')
        expect(consent).toEqual(isChosen ? granted : null)
      }),
    )
  })
})

describe('who waits for the choice', () => {
  let runs = 0
  const run = () => (runs += 1)
  const open = (keptIn: KeptIn, asks: string | undefined, pathname = '/nl/') => {
    vi.stubGlobal('document', { documentElement: { dataset: { consent: asks } } })
    vi.stubGlobal('location', { pathname })
    vi.stubGlobal('localStorage', keptIn.storage())
    for (const name of ['addEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, keptIn.events[name].bind(keptIn.events))
  }
  beforeEach(() => {
    runs = 0
  })
  afterEach(() => {
    vi.unstubAllGlobals()
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

  it('runs once there is one, a refusal too, and never again', () => {
    open(createBrowser().openTab(), undefined)
    onceConsentDecided(run)
    expect(runs).toBe(0)
    changeConsent([])
    changeConsent(null)
    changeConsent(consentFlags)
    expect(runs).toBe(1)
  })

  it('runs once it is made in another tab', () => {
    const browser = createBrowser()
    open(browser.openTab(), undefined)
    onceConsentDecided(run)
    changeConsent(['analytics_storage'], createConsent(browser.openTab()))
    expect(runs).toBe(1)
  })
})
