import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStoredAtom } from '#stores/stored-atom.ts'
import { decodeIds, type KeptIn, storageKey } from '#stores/stored-values.ts'
import { blockedTab, comeBack, createBrowser, fullTab } from './fake-storage.ts'

const key = storageKey('favourites')

function openStore(keptIn: KeptIn) {
  return createStoredAtom<readonly number[]>({
    name: 'favourites',
    initial: [],
    decode: (kept) => decodeIds(kept, 4),
    keptIn,
  })
}

describe('a list stored in the browser', () => {
  it('is read again on the next page', () => {
    const browser = createBrowser()
    openStore(browser.openTab()).set([2417, 2398])
    expect(openStore(browser.openTab()).get()).toEqual([2417, 2398])
  })

  it('changes in all tabs, and no tab answers a change with another', () => {
    const browser = createBrowser()
    const [one, other] = [openStore(browser.openTab()), openStore(browser.openTab())]
    one.set([2417])
    expect(other.get()).toEqual([2417])
    other.set([])
    expect(one.get()).toEqual([])
  })

  it('notifies listeners of changes in another tab', () => {
    const browser = createBrowser()
    const [one, other] = [openStore(browser.openTab()), openStore(browser.openTab())]
    const heard: (readonly number[])[] = []
    one.listen((ids) => heard.push(ids))
    other.set([2417])
    expect(heard).toEqual([[2417]])
  })

  it('is empty after the visitor clears the storage', () => {
    const browser = createBrowser({ [key]: '[2417]' })
    const $ids = openStore(browser.openTab())
    browser.clear()
    expect($ids.get()).toEqual([])
  })

  it('is up to date on a page from the back/forward cache', () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    const $ids = openStore(tab)
    browser.values.set(key, '[2417]')
    comeBack(tab)
    expect($ids.get()).toEqual([2417])
  })

  it.each([
    ['blocked', blockedTab],
    ['full', fullTab],
  ])('goes on in memory where storage is %s', (_state, openTab) => {
    const tab = openTab()
    const $ids = openStore(tab)
    $ids.set([2417])
    expect($ids.get()).toEqual([2417])
  })

  it('keeps its value in memory when a page with blocked storage is restored', () => {
    const tab = blockedTab()
    const $ids = openStore(tab)
    $ids.set([2417])
    comeBack(tab)
    expect($ids.get()).toEqual([2417])
  })

  it('drops corrupt entries and keeps the rest', () => {
    const browser = createBrowser({ [key]: '[2417,"x",null,-3,2398,2417,1.5]' })
    expect(openStore(browser.openTab()).get()).toEqual([2417, 2398])
  })

  it('is a valid list for any stored text', () => {
    const stored = fc.oneof(fc.string(), fc.json(), fc.array(fc.anything()).map(fc.stringify))
    fc.assert(
      fc.property(stored, (text) => {
        const ids = openStore(createBrowser({ [key]: text }).openTab()).get()
        expect(ids.length).toBeLessThanOrEqual(4)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
      }),
    )
  })
})
