import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import type { Plan } from '#domain/listing/plan.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFloorPlans } from '#views/property/sections/floor-plans.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const rendered = {
  width: 1040,
  height: 720,
  color: '',
  avif: [],
  fallback: { href: '/plan.svg', width: 1040 },
}
const plan = (overrides: Partial<Plan>): Plan => ({
  source: { kind: 'file', file: 'plan.svg' },
  alt: {},
  rooms: [],
  ...overrides,
})

function plansOf(plans: readonly Plan[], locale: Locale = 'nl') {
  const context = createContext({}, { pictures: { 'plan.svg': rendered } })
  return viewFloorPlans(createPage(context, locale), plans)
}

describe('the rooms of a plan', () => {
  const ground = plan({
    floor: 0,
    rooms: [
      { kind: 'living', area: 32 as SquareMetres, box: { x: 10, y: 25, width: 50, height: 50 } },
      { name: { nl: 'Kamer van Lotte' } },
    ],
  })
  const upper = plan({ floor: 1, rooms: [{ kind: 'bedroom', name: { nl: 'Grote kamer' } }] })

  it('are numbered through all storeys and named in the language of the page', () => {
    const names = (locale: Locale) =>
      plansOf([ground, upper], locale).flatMap(({ rooms }) =>
        rooms.map(({ number, name }) => `${number} ${name.text}`),
      )
    expect(names('nl')).toEqual(['1 Woonkamer', '2 Kamer van Lotte', '3 Grote kamer'])
    expect(names('fr')).toEqual(['1 Séjour', '2 Kamer van Lotte', '3 Chambre'])
    expect(plansOf([ground], 'fr')[0]?.rooms[1]?.name.lang).toBe('nl-BE')
  })

  it('lie where the record puts them in the drawing', () => {
    const [first] = plansOf([ground])
    expect(first?.layer).toEqual({ width: 778, height: 539 })
    expect(first?.rooms[0]?.box).toEqual({ x: 78, y: 135, width: 389, height: 270 })
    expect(first?.rooms[0]?.area).toBe('32\u00A0m²')
  })

  it('stand under the name of their storey', () => {
    expect(plansOf([ground, upper]).map(({ name }) => name)).toEqual(['Gelijkvloers', '1e verdieping'])
  })
})

it('shows no plan whose words are in another language', () => {
  const french = plan({ locale: 'fr' })
  expect(plansOf([french], 'nl')).toEqual([])
  expect(plansOf([french], 'fr')).toHaveLength(1)
  expect(plansOf([plan({})], 'de')).toHaveLength(1)
})
