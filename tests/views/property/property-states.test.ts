import { describe, expect, it } from 'vitest'
import { isOnOffer } from '#domain/listing/availability.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Availability, Goal, Property } from '#domain/listing/property.ts'
import { jsonLdText } from '#seo/json-ld/text.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { createContext, viewOnly } from '#tests/views/listing/listing-context.ts'

type State = Readonly<{
  badge?: string
  /** Text shown in place of an offer. */
  notice: string
  /** Availability in schema.org. */
  inStock: 'InStock' | 'LimitedAvailability' | 'SoldOut'
  canVisit: boolean
  canBid: boolean
}>

const gone = { inStock: 'SoldOut', canVisit: false, canBid: false } as const
const states: Readonly<Record<Availability, State>> = {
  available: { notice: '', inStock: 'InStock', canVisit: true, canBid: true },
  underOption: {
    badge: 'In optie',
    notice: 'In optieEen kandidaat heeft tijdelijk voorrang',
    inStock: 'LimitedAvailability',
    canVisit: true,
    canBid: false,
  },
  sold: { badge: 'Verkocht', notice: 'Dit pand is verkocht', ...gone },
  rented: { badge: 'Verhuurd', notice: 'Dit pand is verhuurd', ...gone },
  soldOut: { badge: 'Uitverkocht', notice: 'Dit project is uitverkocht', ...gone },
}

const cases = (['sale', 'rent'] as const).flatMap((goal) =>
  (['available', 'underOption', 'sold', 'rented', 'soldOut'] as const).map((state) => [goal, state] as const),
)

function home(goal: Goal, availability: Availability): Partial<Property> {
  return {
    goal,
    availability,
    sections: [goal],
    price: { kind: 'published', amount: euroCents(goal === 'sale' ? 389_000 : 950), startingFrom: false },
    pictures: [{ source: { kind: 'file', file: 'pictures/house.webp' }, alt: {} }],
    documents: [
      { name: { nl: 'EPC' } },
      {
        name: { nl: 'Plan' },
        url: 'https://example.org/plan.pdf',
        bytes: 400_000,
        mimeType: 'application/pdf',
      },
    ],
    openHouses: [{ on: day('2026-11-28'), from: '10:00', until: '12:00' }],
  }
}

describe.each(cases)('a home for %s that is %s', (goal, availability) => {
  const expected = states[availability]
  const others = [createProperty({ id: 9, goal, sections: [goal] })]
  const property = createProperty(home(goal, availability))
  const view = viewOnly(home(goal, availability), { site: { properties: [property, ...others] } })
  const { main, rows = [] } = view.contact ?? {}
  const links = rows.map(({ words }) => words)
  const bids = { sale: 'Doe een bod', rent: 'Stel u kandidaat als huurder' }

  it('has the same words on its page and its card', () => {
    const card = viewCard(createPage(createContext({ properties: [property] }), 'nl'), property)
    expect(view.head.flag?.text).toBe(expected.badge)
    expect(card.flag).toEqual(view.head.flag)
    expect(view.head.price?.amount).toBe(isOnOffer(availability) ? card.price?.amount : expected.badge)
    const { title = '', text = '', state } = view.head.notice ?? {}
    expect(`${title}${text}`.slice(0, expected.notice.length || undefined)).toBe(expected.notice)
    expect(state).toBe(view.head.flag?.state)
  })

  it('has the same state in structured data', () => {
    expect(JSON.parse(jsonLdText(view.meta.jsonLd))).toMatchObject([
      { offers: { availability: `https://schema.org/${expected.inStock}` } },
    ])
  })

  it('offers what is still available', () => {
    expect(main?.words === 'Plan een bezoek').toBe(expected.canVisit)
    expect(links.includes('Vraag de documenten aan')).toBe(expected.canVisit)
    expect(links.includes(bids[goal])).toBe(expected.canBid)
    expect(links).not.toContain(bids[goal === 'sale' ? 'rent' : 'sale'])
    expect(view.head.openHouse !== undefined).toBe(expected.canVisit)
    expect(view.documents.map(({ note }) => note)).toEqual(
      expected.canVisit ? ['op aanvraag', 'PDF, 400\u00A0kB'] : ['PDF, 400\u00A0kB'],
    )
    expect(view.isOnOffer).toBe(expected.canVisit)
  })

  it('always offers a next step', () => {
    expect(rows.map(({ icon }) => icon).slice(0, 1)).toEqual(['phone'])
    expect(rows.length).toBeLessThanOrEqual(3)
    expect(view.similar.map(({ id }) => id)).toEqual([9])
    expect(main?.href === '#similar').toBe(!expected.canVisit)
  })
})
