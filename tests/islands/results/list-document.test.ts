import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteriaOf, hrefOf, isOwn, ownCriteria } from '#islands/results/list/list-document.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'

const list = { path: '/nl/te-koop/', base: '/nl/te-koop/', page: 1 }
const town = { path: '/nl/te-koop/zele/', base: '/nl/te-koop/', town: 'zele', page: 1 }
const second = { path: '/nl/te-koop/2/', base: '/nl/te-koop/', page: 2 }

describe('the address of a list', () => {
  it('without a query has the criteria of the page', () => {
    for (const document of [list, town, second]) {
      expect(criteriaOf(document.path, document)).toEqual(ownCriteria(document))
      expect(hrefOf(ownCriteria(document), document)).toBe(document.path)
    }
  })

  it('has the town of the page until its query names towns', () => {
    expect(criteriaOf('/nl/te-koop/zele/?sort=price', town).towns).toEqual(['zele'])
    expect(criteriaOf('/nl/te-koop/zele/?city=hamme', town).towns).toEqual(['hamme'])
  })

  it('changes from a town page to the whole list, with the town in the query', () => {
    const both = { ...noCriteria, towns: ['hamme', 'zele'] }
    expect(hrefOf(both, town)).toBe('/nl/te-koop/?city=hamme&city=zele')
    expect(hrefOf(noCriteria, town)).toBe('/nl/te-koop/')
    expect(isOwn(criteriaOf('/nl/te-koop/', town), town)).toBe(false)
  })

  it('converts to criteria and back, from any page', () => {
    const queries = fc.array(
      fc.constantFrom(
        'city=zele',
        'city=hamme',
        'type=1',
        'price=-150000',
        'sort=-price',
        'page=3',
        'view=map',
      ),
    )
    fc.assert(
      fc.property(queries, fc.constantFrom(list, town, second), (parts, document) => {
        const criteria = parseCriteria(parts.join('&'))
        expect(criteriaOf(hrefOf(criteria, document), document)).toEqual(criteria)
      }),
    )
  })
})
