import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptStorage } from '#stores/kept-storage.ts'
import { isHeld, type KeptIn, storageKey, storedText } from '#stores/stored-values.ts'
import { blockedTab, createBrowser, fullTab } from './fake-storage.ts'

const key = storageKey('favourites')

function enter({ storage }: KeptIn): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage })
}

describe('what visitors keep', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('window', { name: '' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['blocked', blockedTab],
    ['full', fullTab],
  ])('is held by the tab where storage is %s', (_state, openTab) => {
    enter(openTab())
    keptStorage.setItem(key, '[2417]')
    expect(isHeld('favourites')).toBe(true)
    expect(keptStorage.getItem(key)).toBe('[2417]')
    expect(storedText('favourites')).toBe('[2417]')
    expect(storedText('compared')).toBe('')
  })

  it('is in local storage where it can be, and the tab holds nothing', () => {
    const { values, openTab } = createBrowser()
    enter(openTab())
    keptStorage.setItem(key, '[2417]')
    expect(values.get(key)).toBe('[2417]')
    expect(isHeld('favourites')).toBe(false)
    expect(window.name).toBe('')
  })

  it('moves to local storage once there is room', () => {
    enter(fullTab())
    keptStorage.setItem(key, '[2417]')
    const { values, openTab } = createBrowser()
    enter(openTab())
    keptStorage.setItem(key, '[2417,2398]')
    expect(values.get(key)).toBe('[2417,2398]')
    expect(isHeld('favourites')).toBe(false)
    keptStorage.removeItem(key)
    expect(keptStorage.getItem(key)).toBeNull()
  })

  it.each(['', 'popup', '[1]', 'null', '7'])('is not read from a tab that is named %j', (name) => {
    window.name = name
    enter(createBrowser().openTab())
    expect(storedText('favourites')).toBe('')
    expect(isHeld('favourites')).toBe(false)
  })
})
