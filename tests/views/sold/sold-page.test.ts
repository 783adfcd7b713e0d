import { describe, expect, test } from 'vitest'
import { recentDeals } from '#domain/deals/deals.ts'
import type { ListingHistory } from '#domain/listing/listing-history.ts'
import { createLanguages } from '#i18n/languages.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { expandRoutes } from '#routes/expand/expand-routes.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
import {
  createCatalogue,
  createProperty,
  createSite,
  day,
  ownPages,
  routeEntries,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { drawDeals } from '#views/sold/deal-drawing.ts'
import { viewNearbyDeals } from '#views/sold/deal-rows.ts'
import { viewSoldPage } from '#views/sold/sold-page.ts'

const now = day('2026-11-20')

/** The ledger of some homes that left, the n-th after 10 n days, and of one that is still there: 2417. */
function ledgerOf(count: number): Readonly<Record<string, ListingHistory>> {
  const towns = [
    { slug: 'berlare', name: 'Berlare', names: {} },
    { slug: 'zele', name: 'Zele', names: {} },
  ] as const
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const goal = index === 0 ? 'rent' : 'sale'
      const on = addDays(now, -20)
      const deal = {
        town: towns[index % 2] ?? towns[0],
        type: 'villa',
        officeId: 'berlare',
        days: 10 * (index + 1),
      } as const
      const taken = {
        on,
        goal,
        availability: goal === 'rent' ? 'rented' : 'sold',
        price: euroCents(300_000),
        deal,
      } as const
      return [2417 + index, [{ on: addDays(on, -deal.days), goal, availability: 'available' }, taken]]
    }),
  )
}

function contextOf(count: number, showsSoldPrices: boolean) {
  const listings = ledgerOf(count)
  const sold = createProperty({ id: 2418, availability: 'sold' })
  const records = { properties: [sold], site: createSite({ showsSoldPrices }) }
  const plan = expandRoutes({
    catalogue: createCatalogue(records),
    routeEntries,
    ownPages,
    ledger: { listings },
    languages: createLanguages(),
    now,
  })
  const routes = createRouteTable(plan.routes)
  return createContext(records, { routes, ledger: { listings } })
}

function page(count: number, showsSoldPrices = false) {
  const context = contextOf(count, showsSoldPrices)
  const route = context.routes.ofKind('sold').find(({ locale }) => locale === 'nl')
  return route && viewSoldPage(context, route)
}

describe('what staff compare a home with', () => {
  test('has the postcodes of its town, and the price only where anybody may read it', () => {
    const dealsOf = (showsSoldPrices: boolean) =>
      viewNearbyDeals(createPage(contextOf(3, showsSoldPrices), 'nl')) ?? []
    const berlare = dealsOf(true).find(({ name }) => name === 'Villa, Berlare')
    expect(berlare).toMatchObject({ zips: ['9290'], price: '€ 300.000' })
    expect(dealsOf(false).map(({ price }) => price)).toEqual([undefined, undefined, undefined])
  })
})

describe('the page of what was sold and let', () => {
  test('is there from three homes on, with a drawing from eight', () => {
    expect(page(2)).toBeUndefined()
    expect(page(3)?.drawing).toBeUndefined()
    expect(page(7)?.drawing).toBeUndefined()
    expect(page(8)?.drawing?.houses).toHaveLength(8)
  })

  test('says how long they were online, in days and in one day', () => {
    const labelOf = (longest: number) => {
      const deals = recentDeals({ listings: ledgerOf(8) }, createCatalogue({ properties: [] }), now)
      const view = createPage(createContext({}), 'nl')
      return drawDeals(
        view,
        deals.map((deal, index) => ({ ...deal, days: index === 0 ? longest : 1 })),
      )?.label.replaceAll('\u00A0', ' ')
    }
    expect(labelOf(1)).toMatch(/hoogstens 1 dag, het langste 1 dag$/)
    expect(labelOf(90)).toMatch(/hoogstens 1 dag, het langste 90 dagen$/)
  })

  test('says how much, and within how many days half of it was taken', () => {
    expect(page(4)?.lead).toBe('3 panden verkocht en 1 verhuurd in zes maanden, de helft binnen 20 dagen.')
    expect(page(4)?.months.map(({ name, counts }) => `${name} ${counts}`)).toEqual([
      'oktober 2026 3 verkocht en 1 verhuurd',
    ])
  })

  test('has no street and no price, and what was asked only where the agency wants it', () => {
    expect(JSON.stringify(page(4)?.months)).not.toMatch(/€|300/)
    expect(page(4)?.months[0]?.rows[1]?.price).toBeUndefined()
    expect(page(4, true)?.months[0]?.rows[1]?.price).toMatch(/^gevraagd €.300\.000$/)
  })

  test('leads to the page of a home for as long as there is one', () => {
    const hrefs = page(4)?.months.flatMap(({ rows }) => rows.map(({ href }) => href !== undefined))
    expect(hrefs).toHaveLength(4)
    expect(hrefs?.filter(Boolean)).toHaveLength(1)
  })

  test('has a rule for each town, and says where a choice leaves nothing', () => {
    const css = page(4)?.css ?? ''
    expect(css).toContain('[value="zele"]:checked')
    // Nothing was let in Zele.
    expect(css).toMatch(/\[value="zele"\]:checked\):has\(#deals-rent:checked\) \.sold__none/)
    expect(css).not.toMatch(/\[value="berlare"\]:checked\):has\(#deals-rent:checked\) \.sold__none/)
  })
})
