import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import { unpackUnit } from '#search/units/unit-facts.ts'
import { unitSortKeys } from '#search/units/unit-query.ts'
import { berlare, createProject, createUnit, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewProjectCard } from '#views/project/project-card.ts'
import { createContext, viewFirstUnit, viewOnlyProject } from '#tests/views/listing/listing-context.ts'

const area = (value: number) => value as SquareMetres
const price = (euro: number) => ({ kind: 'published', amount: euroCents(euro), startingFrom: false }) as const
const unfit = /\b(?:NaN|undefined|null|Infinity)\b|\[object|\{\{/

/** Returns `count` units, of which the first ones are sold. */
const units = (count: number, sold = 0): readonly Unit[] =>
  Array.from({ length: count }, (_, at) =>
    createUnit({
      id: at + 1,
      lot: `A${at}`,
      price: price(200_000 + at * 10_000),
      bedrooms: 1 + (at % 3),
      availability: at < sold ? 'sold' : 'available',
    }),
  )
const cardOf = (overrides: Partial<Project>) => {
  const project = createProject(overrides)
  return viewProjectCard(createPage(createContext({ projects: [project] }), 'nl'), project)
}

describe('the sold share of a project', () => {
  test.each([
    [0, 1, 0, '0 van de 1 verkocht'],
    [1, 1, 100, '1 van de 1 verkocht'],
    [1, 3, 33, '1 van de 3 verkocht'],
    [2, 3, 67, '2 van de 3 verkocht'],
    [7, 24, 29, '7 van de 24 verkocht'],
  ])('%i of %i is %i %%', (sold, count, percent, words) => {
    expect(cardOf({ units: units(count, sold) }).sold).toEqual({ percent, words })
  })

  it('counts units under option as not sold', () => {
    const option = createUnit({ id: 9, availability: 'underOption' })
    expect(cardOf({ units: [option, ...units(1, 1)] }).sold?.percent).toBe(50)
  })

  it('is from 0 to 100, and 0 or 100 only when none or all are sold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (count, wanted) => {
        const sold = Math.min(count, wanted)
        const share = cardOf({ units: units(count, sold) }).sold?.percent ?? NaN
        expect(share === 100).toBe(sold === count)
        expect(share === 0).toBe(sold === 0)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is absent for a project without units', () => {
    expect(cardOf({ units: [] })).toMatchObject({ sold: undefined, place: 'Sint-Pauwels' })
  })
})

describe('the price of a project', () => {
  test.each([
    ['a range', { priceFrom: price(198_000), priceTo: price(355_000) }, '€\u00A0198.000 tot €\u00A0355.000'],
    ['none that may be shown', { priceFrom: undefined, priceTo: undefined }, 'Prijs op aanvraag'],
    ['none once all is sold', { availability: 'soldOut', priceFrom: price(198_000) } as const, undefined],
  ])('is %s', (_, overrides, amount) => {
    expect(cardOf({ units: units(3), ...overrides }).price?.amount).toBe(amount)
  })

  it('is "from" when only the lowest is known, and exact when there is only one home', () => {
    const one = cardOf({ units: units(1), priceFrom: price(200_000), priceTo: price(200_000) }).price
    const many = cardOf({ units: units(2), priceFrom: price(200_000) }).price
    expect(JSON.stringify(many)).toMatch(/vanaf/i)
    expect(JSON.stringify(one)).not.toMatch(/vanaf/i)
  })
})

describe("the developer's page", () => {
  it('is a link that names its host and says that it opens a new tab', () => {
    const website = {
      href: 'https://www.kaaihof.example/nl',
      host: 'kaaihof.example',
      newTab: 'opent in een nieuw tabblad',
    }
    const externalUrl = 'https://www.kaaihof.example/nl'
    expect(cardOf({ externalUrl }).website).toEqual(website)
    expect(viewOnlyProject({ externalUrl }).website).toEqual(website)
    expect(viewOnlyProject({}).website).toBeUndefined()
  })
})

describe('the filters over the units', () => {
  it('are absent for a few units', () => {
    expect(viewOnlyProject({ units: units(1) }).units.tools).toBeUndefined()
    expect(viewOnlyProject({ units: units(4) }).units.tools).toBeUndefined()
  })

  it('are only those that change the result', () => {
    const tools = viewOnlyProject({ units: units(7, 2) }).units.tools
    expect(tools?.types).toEqual([])
    expect(tools?.bedrooms.map(({ value }) => value)).toEqual(['2', '3'])
    expect(tools?.orders.map(({ value }) => value)).toEqual(['bedrooms', '-bedrooms', '-price'])
    expect(tools?.all).toBe('5 eenheden')
    expect(tools?.some).toBe('# van de 5 eenheden')
  })

  it('have each type once', () => {
    const mixed = units(6).map((unit, at) => (at % 2 === 0 ? unit : { ...unit, type: 'loft' as const }))
    const view = viewOnlyProject({ units: mixed })
    expect(view.units.tools?.types.map(({ value, words }) => [value, words])).toEqual([
      ['gelijkvloers', 'Gelijkvloers appartement'],
      ['loft', 'Loft'],
    ])
  })

  it('count what can be bought alone', () => {
    expect(viewOnlyProject({ units: units(6, 2) }).units.tools).toBeUndefined()
    expect(viewOnlyProject({ availability: 'soldOut', units: units(6, 6) }).units.tools).toBeUndefined()
  })
})

describe('the units of a project', () => {
  it('are listed from the cheapest, on request last, and sold ones apart without a price', () => {
    const [first, second, third] = units(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few units')
    const secret = createUnit({ id: 98, lot: 'B9', price: { kind: 'onRequest' } })
    const view = viewOnlyProject({ units: [secret, third, { ...second, availability: 'sold' }, first] }).units
    expect(view.title).toBe('Nog vrij')
    expect(view.offered.map(({ name }) => name.split(' ').at(-1))).toEqual(['A0', 'A2', 'B9'])
    expect(view.offered.map(({ facts }) => unpackUnit(facts).price)).toEqual([200_000, 220_000, undefined])
    expect(view.sold.map(({ name, price: told }) => [name.split(' ').at(-1), told])).toEqual([
      ['A1', undefined],
    ])
    expect(view.priceNote).toContain('exclusief btw')
  })

  it('of a sold-out project are all sold, whatever their record says, and nothing is said of prices', () => {
    const view = viewOnlyProject({ availability: 'soldOut', units: units(3) })
    expect(view.units).toMatchObject({ title: 'Eenheden', offered: [], priceNote: undefined })
    expect(view.units.sold).toHaveLength(3)
    expect(view.costs).toBeUndefined()
  })

  it('under option say so', () => {
    const view = viewOnlyProject({
      units: units(2).map((unit) => ({ ...unit, availability: 'underOption' })),
    })
    expect(view.units.offered.map(({ flag }) => flag?.state)).toEqual(['option', 'option'])
  })

  it('have no label when all have the same one, which is a key figure', () => {
    const labels = (view: ReturnType<typeof viewOnlyProject>) => [
      view.units.offered.map(({ epc }) => epc?.label),
      view.facts.flatMap(({ epc }) => epc?.label ?? []),
    ]
    const alike = viewOnlyProject({ units: units(2).map((unit) => ({ ...unit, label: 'A' as const })) })
    expect(labels(alike)).toEqual([[undefined, undefined], ['A']])
    const mixed = viewOnlyProject({
      units: units(2).map((unit, at) => ({ ...unit, label: at === 0 ? 'A' : 'B' }) as const),
    })
    expect(labels(mixed)).toEqual([['A', 'B'], []])
  })
})

describe('the key figures of a project', () => {
  it('are those of the units that can be bought', () => {
    const { facts } = viewOnlyProject({
      units: units(4, 1).map((unit, at) => ({ ...unit, living: area(70 + at) })),
      deliveryOn: day('2028-03-31'),
    })
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Vrij', '3 van 4'],
      ['Slaapkamers', '1 tot 3'],
      ['Bewoonbaar', '71\u00A0m² tot 73\u00A0m²'],
      ['Oplevering', '31 maart 2028'],
    ])
  })

  it.each([
    [units(4, 1), 'Nog 3 van 4 vrij'],
    [units(4, 0), undefined],
    [units(4, 4), 'Uitverkocht'],
  ])('are beside a flag that says what is left', (of, text) => {
    const availability = of.every((unit) => unit.availability === 'sold') ? 'soldOut' : 'available'
    expect(viewOnlyProject({ availability, units: of }).head.flag?.text).toBe(text)
  })
})

describe('the types of a project', () => {
  it('have their number, the number available, the areas and the lowest price', () => {
    const [free, option, sold] = units(3).map((unit, at) => ({ ...unit, living: area(80 + at) }))
    if (free === undefined || option === undefined || sold === undefined) throw new Error('too few units')
    const view = viewOnlyProject({
      units: [{ ...sold, availability: 'sold' }, { ...option, availability: 'underOption' }, free],
    })
    expect(view.types).toEqual([
      {
        label: 'Gelijkvloers appartement',
        value: '3 eenheden, 1 beschikbaar, 80\u00A0m² tot 82\u00A0m², vanaf €\u00A0200.000 excl. btw',
      },
    ])
  })

  it('are marked as sold out, without a price', () => {
    expect(viewOnlyProject({ units: units(2, 2) }).types[0]?.value).toBe('2 eenheden, uitverkocht')
  })
})

describe('the project phases', () => {
  it('are texts, each step with its state', () => {
    const { phases } = viewOnlyProject({ units: units(4, 1), deliveryOn: day('2028-03-31') })
    expect(phases.map(({ name, stateWords, text }) => [name, stateWords, text])).toEqual([
      ['Verkoop', 'loopt', '1 van de 4 verkocht'],
      ['Bouw', 'loopt', 'nog ongeveer 16 maanden'],
      ['Oplevering', 'komt nog', '31 maart 2028'],
    ])
  })

  it('are over when all is sold and delivered', () => {
    const { phases } = viewOnlyProject({
      availability: 'soldOut',
      units: units(2, 2),
      deliveryOn: day('2025-12-15'),
    })
    expect(phases.map(({ state, text }) => [state, text])).toEqual([
      ['done', 'Uitverkocht'],
      ['done', undefined],
      ['done', '15 december 2025'],
    ])
  })
})

describe('a hidden address', () => {
  it('is neither in the project page nor in a unit page, structured data included', () => {
    const hidden = { address: { kind: 'hidden', town: berlare } } as const
    for (const view of [viewOnlyProject(hidden), viewFirstUnit(hidden)]) {
      expect(JSON.stringify(view)).not.toMatch(/Wilgenlaan|streetAddress|"geo"/)
      expect(view.head.place).toBe('9290 Berlare')
      expect(view.location.route).toBeUndefined()
      expect(view.location.streetView).toBeUndefined()
    }
  })
})

it('of a free unit says that its price is without VAT; of a sold one nothing', () => {
  for (const [locale, words] of [
    ['nl', 'exclusief btw'],
    ['fr', 'hors TVA'],
    ['en', 'excludes VAT'],
    ['de', 'ohne MwSt.'],
  ] as const)
    expect(viewFirstUnit({ units: units(2) }, locale).head.priceExtra).toContain(words)
  expect(viewFirstUnit({ units: units(2, 1) }).head.priceExtra).toBeUndefined()
})

describe('the page of a unit', () => {
  it('has a form about that unit of that project', () => {
    const { contact } = viewFirstUnit({ units: units(2) })
    const links = contact?.rows.map(({ href }) => href) ?? []
    expect(links.some((href) => href.endsWith('?project=70&unit=1'))).toBe(true)
  })

  it('asks about it in the form for new-build', () => {
    const { contact } = viewFirstUnit({ units: units(2) })
    expect(contact?.rows[1]?.href).toBe('/nl/contact-construction/?project=70&unit=1')
  })

  it('links to available units only', () => {
    const [first, second, third] = units(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few units')
    const view = viewFirstUnit({ units: [first, { ...second, availability: 'sold' }, third] })
    expect(view.others.map(({ name }) => name.split(' ').at(-1))).toEqual(['A2'])
  })
})

it('never shows "undefined", "NaN" or the like, in any language', () => {
  const optional = <Value>(value: Value) => fc.constantFrom(value, undefined)
  const unit = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('loft' as const, 'groundFloorApartment' as const, undefined),
    floor: fc.constantFrom(-1, 0, 3, undefined),
    bedrooms: fc.constantFrom(0, 1, 4, undefined),
    living: optional(area(88.5)),
    terrace: optional(area(12)),
    garden: optional(area(80)),
    price: fc.constantFrom(price(245_000), { kind: 'onRequest' as const }),
    availability: fc.constantFrom('available' as const, 'underOption' as const, 'sold' as const),
    label: optional('A+' as const),
  })
  const project = fc.record({
    name: fc.constantFrom({}, { nl: 'Kaaihof' }, { fr: 'Quai' }),
    delivery: fc.constantFrom(undefined, {}, { nl: 'In 2028.' }),
    deliveryOn: fc.constantFrom(undefined, day('2028-03-31'), day('1999-01-01'), day('2199-12-31')),
    priceFrom: optional(price(200_000)),
    priceTo: optional(price(300_000)),
    units: fc.uniqueArray(unit, { maxLength: 7, selector: ({ id }) => id }),
  })
  fc.assert(
    fc.property(project, fc.constantFrom(...locales), (overrides, locale) => {
      const view = viewOnlyProject(
        { ...overrides, units: overrides.units.map((each) => createUnit(each)) },
        locale,
      )
      expect(JSON.stringify({ ...view, meta: { ...view.meta, jsonLd: [] } })).not.toMatch(unfit)
      for (const { facts } of [...view.units.offered, ...view.units.sold])
        for (const key of unitSortKeys) expect(unpackUnit(facts)[key]).not.toBeNaN()
    }),
    { numRuns: 150 },
  )
})
