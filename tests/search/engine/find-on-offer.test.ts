import { expect, test } from 'vitest'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { createIndex, createListing } from './listing-fixture.ts'

test('homes that a search finds are those on offer, newest first', () => {
  const index = createIndex([
    createListing({ id: 1, town: 'zele' }),
    createListing({ id: 2, town: 'zele', isGone: true }),
    createListing({ id: 3, town: 'berlare' }),
    createListing({ id: 4, town: 'zele' }),
  ])
  const find = createFindOnOffer(index)
  expect(find(noCriteria)).toEqual([0, 1, 3])
  expect(find({ ...noCriteria, towns: ['zele'] })).toEqual([0, 3])
})
