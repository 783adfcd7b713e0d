import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $compared, maxCompared } from '#stores/compared.ts'
import { $favourites } from '#stores/favourites.ts'
import { parseIds } from '#stores/shared-ids.ts'
import { $seenPins, mostSeen, noteSeen } from '#stores/seen-pins.ts'
import { toggleCompared, toggleFavourite } from '#stores/toggle-kept.ts'
import { storageKey } from '#stores/stored-values.ts'
import { maxRecent, recordVisit } from '#stores/visits.ts'

beforeEach(() => {
  $favourites.set([])
  $compared.set([])
})

describe('favourites', () => {
  it('are listed latest first, and removed by a second click', () => {
    expect(toggleFavourite(1)).toBe(true)
    expect(toggleFavourite(2)).toBe(true)
    expect($favourites.get()).toEqual([2, 1])
    expect(toggleFavourite(2)).toBe(false)
    expect($favourites.get()).toEqual([1])
  })
})

describe('listings opened on a map', () => {
  it('are kept latest first, each once, and the oldest are dropped', () => {
    noteSeen([1, 2])
    noteSeen([2, 3])
    expect($seenPins.get()).toEqual([3, 1, 2])
    noteSeen(Array.from({ length: mostSeen }, (_, at) => at + 10))
    expect($seenPins.get()).toHaveLength(mostSeen)
    expect($seenPins.get()).not.toContain(2)
  })
})

describe('the comparison', () => {
  it('takes four listings and refuses a fifth', () => {
    for (const id of [1, 2, 3, 4]) expect(toggleCompared(id)).toBe('added')
    expect(toggleCompared(5)).toBe('full')
    expect($compared.get()).toEqual([1, 2, 3, 4])
    expect(maxCompared).toBe(4)
  })

  it('has room again after one is removed', () => {
    for (const id of [1, 2, 3, 4]) toggleCompared(id)
    expect(toggleCompared(2)).toBe('removed')
    expect(toggleCompared(5)).toBe('added')
    expect($compared.get()).toEqual([1, 3, 4, 5])
  })
})

describe('visited properties', () => {
  const values = new Map<string, string>()
  const key = storageKey('recent')
  const seen = (): unknown => JSON.parse(values.get(key) ?? '[]')
  beforeEach(() => {
    values.clear()
    vi.stubGlobal('window', { name: '' })
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => values.set(name, value),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('are listed latest first, each once', () => {
    for (const id of [1, 2, 1]) recordVisit(id)
    expect(seen()).toEqual([1, 2])
  })

  it('are limited in number', () => {
    for (let id = 1; id <= maxRecent + 5; id += 1) recordVisit(id)
    expect(seen()).toEqual(Array.from({ length: maxRecent }, (_, index) => maxRecent + 5 - index))
  })

  it.each(['no JSON', '{"ids":[]}', '[null]'])('start over where %s was stored', (kept) => {
    values.set(key, kept)
    recordVisit(7)
    expect(seen()).toEqual([7])
  })
})

describe('the IDs of a shared link', () => {
  it('are read in the order of the link', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 50 })
    fc.assert(
      fc.property(ids, (list) => {
        expect(parseIds(list.join(','), 50)).toEqual(list)
      }),
    )
  })

  it('are valid for any link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const id of parseIds(text, 10)) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
      }),
    )
    expect(parseIds('2417, 2398,<script>,,1e3,0,-1', 10)).toEqual([2417, 2398])
  })
})
