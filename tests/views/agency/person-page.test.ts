import { expect, test } from 'vitest'
import type { Testimonial } from '#domain/site/content.ts'
import type { Person } from '#domain/site/person.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { mapLocales } from '#domain/values/locale.ts'
import { destinationOf, listInsteadOf } from '#routes/ledger/ledger-destination.ts'
import { personKey } from '#routes/path/route-keys.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import {
  createCatalogue,
  createProperty,
  day,
  routeEntries,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewPersonPage } from '#views/agency/person-page.ts'

const team: RouteEntry = {
  type: 'prefix',
  kind: 'person',
  path: mapLocales(() => 'team'),
  breadcrumb: mapLocales(() => 'Ons team'),
}
const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({
  id,
  name,
  role: mapLocales(() => 'Makelaar'),
  about: {},
  officeId: 'berlare',
  languages: ['nl'],
  ...more,
})
const testimonial = (id: string, personId?: string): Testimonial => ({
  id,
  name: 'Els',
  comment: `Woorden over ${personId ?? 'niemand'}.`,
  locale: 'nl',
  postedOn: day('2026-11-01'),
  personId,
})
const records = {
  people: [
    person('katrien', 'Katrien Rooms', { bivNumber: '000.005' }),
    person('milan', 'Milan Baetens', { mentorId: 'katrien' }),
    person('bert', 'Bert Ongenae', { officeId: 'stekene' }),
  ],
  testimonials: [testimonial('1', 'milan'), testimonial('2'), testimonial('3', 'katrien')],
  properties: [
    createProperty({ id: 3, agentId: 'milan' }),
    createProperty({ id: 2, agentId: 'milan', availability: 'sold' }),
    createProperty({ id: 1, agentId: 'katrien' }),
  ],
}
const routes = createRouteTable(expand(createCatalogue(records), [...routeEntries, team]))

function page(id: string) {
  const route = routes
    .ofKind('person')
    .find(({ target, locale }) => target.personId === id && locale === 'nl')
  if (route === undefined) throw new Error(`no page of ${id}`)
  return viewPersonPage(createContext(records, { routes }), route)
}

test('the page of a person has what they offer, who names them, and who works beside them', () => {
  const { listings, said, colleagues, facts } = page('milan')
  expect(listings.cards.map(({ id }) => id)).toEqual([3])
  expect(said.quotes.map(({ text }) => text)).toEqual(['Woorden over milan.'])
  expect(colleagues.people.map(({ name, href }) => [name, href])).toEqual([
    ['Katrien Rooms', '/nl/team/katrien/'],
  ])
  expect(facts.map(({ value }) => value)).toContain(
    'Katrien Rooms, BIV 000.005, volgt uw dossier mee en tekent',
  )
  expect(page('bert')).toMatchObject({
    listings: { cards: [] },
    said: { quotes: [] },
    colleagues: { people: [] },
  })
})

test('whoever has left has no page; the old address leads to the team or home', () => {
  const key = personKey('lotte')
  expect(destinationOf(key, 'nl', routes)).toBeUndefined()
  expect(listInsteadOf(key, 'nl', routes)?.path).toBe('/nl/')
})
