import { describe, expect, it } from 'vitest'
import type { Project, UnitAvailability } from '#domain/listing/project.ts'
import { jsonLdText } from '#seo/json-ld/text.ts'
import { createProject, createUnit } from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewProjectCard } from '#views/project/project-card.ts'
import { createContext, viewFirstUnit, viewOnlyProject } from '#tests/views/listing/listing-context.ts'

const unitsOf = (...states: readonly UnitAvailability[]): Project['units'] =>
  states.map((availability, index) => createUnit({ id: index + 1, availability }))

/** The labels of the forms that a page links to. */
const offered = ({ contact }: Pick<ReturnType<typeof viewOnlyProject>, 'contact'>): readonly string[] =>
  [...(contact?.main === undefined ? [] : [contact.main]), ...(contact?.rows ?? [])].map(({ words }) => words)

const noticeOf = ({ head }: Pick<ReturnType<typeof viewOnlyProject>, 'head'>): string =>
  `${head.notice?.title ?? ''}${head.notice?.text ?? ''}`

describe.each([
  ['with a free home', ['sold', 'available'], undefined, '', 'InStock', true],
  ['without homes yet', [], undefined, '', 'InStock', true],
  [
    'of which all is sold or under option',
    ['sold', 'underOption'],
    'In optie',
    'In optieAlle woningen zijn verkocht of in optie',
    'LimitedAvailability',
    true,
  ],
  ['that is sold out', ['sold', 'sold'], 'Uitverkocht', 'Dit project is uitverkocht', 'SoldOut', false],
] as const)('a project %s', (_, states, badge, notice, inStock, canVisit) => {
  const overrides: Partial<Project> = {
    units: unitsOf(...states),
    availability: inStock === 'SoldOut' ? 'soldOut' : 'available',
    documents: [{ name: { nl: 'Lastenboek' } }],
  }
  const view = viewOnlyProject(overrides)

  it('is marked on its page, its card and in structured data', () => {
    const project = createProject(overrides)
    const card = viewProjectCard(createPage(createContext({ projects: [project] }), 'nl'), project)
    expect(card.flag?.text).toBe(badge)
    // The page of a project with free homes says how many.
    expect(view.head.flag?.text ?? '').toContain(badge ?? '')
    expect(view.head.notice?.state).toBe(card.flag?.state)
    expect(noticeOf(view).slice(0, notice.length || undefined)).toBe(notice)
    expect(JSON.parse(jsonLdText(view.meta.jsonLd))).toMatchObject([
      { offers: { availability: `https://schema.org/${inStock}` } },
    ])
  })

  it('offers what is still available', () => {
    expect(offered(view).includes('Plan een bezoek')).toBe(canVisit)
    // An offer is for one of its homes.
    expect(offered(view)).not.toContain('Doe een bod')
    expect(view.documents).toHaveLength(canVisit ? 1 : 0)
  })
})

describe.each([
  ['available', undefined, '', 'InStock', true, true],
  [
    'underOption',
    'In optie',
    'In optieEen kandidaat heeft tijdelijk voorrang',
    'LimitedAvailability',
    true,
    false,
  ],
  ['sold', 'Verkocht', 'Deze eenheid is verkocht', 'SoldOut', false, false],
] as const)('a unit that is %s', (state, badge, notice, inStock, canVisit, canBid) => {
  const view = viewFirstUnit({ units: unitsOf(state, 'available') })

  it('is marked on its page and in structured data', () => {
    expect(view.head.flag?.text).toBe(badge)
    expect(view.head.notice?.state).toBe(view.head.flag?.state)
    expect(noticeOf(view).slice(0, notice.length || undefined)).toBe(notice)
    expect(JSON.parse(jsonLdText(view.meta.jsonLd))).toMatchObject([
      { offers: { availability: `https://schema.org/${inStock}` } },
    ])
  })

  it('offers what is still available', () => {
    expect(offered(view).includes('Plan een bezoek')).toBe(canVisit)
    expect(offered(view).includes('Doe een bod')).toBe(canBid)
    expect(view.head.price === undefined).toBe(state === 'sold')
  })
})
