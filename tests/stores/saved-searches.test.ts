import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  $savedSearches,
  decodeSearches,
  maxSearches,
  removeSearch,
  saveSearch,
  type SavedSearch,
} from '#stores/saved-searches.ts'

const search: SavedSearch = {
  section: 'sale',
  query: '?city=berlare',
  name: 'Te koop in Berlare',
  savedOn: '2026-11-20',
}

beforeEach(() => $savedSearches.set([]))

describe('saved searches', () => {
  it('are stored once each, latest first', () => {
    saveSearch(search)
    saveSearch({ ...search, section: 'rent' })
    saveSearch({ ...search, name: 'Berlare' })
    expect($savedSearches.get().map(({ section, name }) => [section, name])).toEqual([
      ['sale', 'Berlare'],
      ['rent', 'Te koop in Berlare'],
    ])
  })

  it('can be removed', () => {
    saveSearch(search)
    removeSearch({ section: 'sale', query: '?city=berlare' })
    expect($savedSearches.get()).toEqual([])
  })

  it('are limited in number', () => {
    for (let page = 0; page < maxSearches + 3; page += 1) saveSearch({ ...search, query: `?q=${page}` })
    expect($savedSearches.get()).toHaveLength(maxSearches)
  })

  it('are read back as saved, without corrupt ones', () => {
    const kept = [
      search,
      { ...search, section: '../x' },
      7,
      { ...search, query: 'javascript:alert(1)' },
      search,
    ]
    expect(decodeSearches(kept)).toEqual([search])
  })

  it('are valid whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        for (const { section, query } of decodeSearches(kept)) {
          expect(section).toMatch(/^[a-z0-9-]+$/)
          expect(query === '' || query.startsWith('?')).toBe(true)
        }
      }),
    )
  })
})
