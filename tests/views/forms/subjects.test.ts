import { expect, test } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { Availability, Goal } from '#domain/listing/property.ts'
import {
  createProject,
  createProperty,
  createSite,
  createUnit,
  day,
  everywhere,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { loadSite } from '#site'
import { createPage } from '#views/kit/page.ts'
import { subjectFiles, viewSubjects } from '#views/forms/subjects.ts'

test('the service finds a file of subjects in each language, and none where no forms are answered', async () => {
  const site = await loadSite()
  const files = new Map(subjectFiles(site))
  expect([...files.keys()]).toEqual(
    ['nl', 'fr', 'en', 'de'].flatMap((lang) => [`/words/subjects-${lang}.json`, `/words/homes-${lang}.json`]),
  )
  expect(JSON.parse(files.get('/words/subjects-fr.json') ?? '')).toHaveProperty('property/2591.href')
  const withoutForms = createContext({ site: createSite({ formsEndpoint: undefined }) })
  expect([...subjectFiles(withoutForms)]).toEqual([])
})

test.each<[Goal, Availability, boolean, boolean]>([
  ['rent', 'available', true, true],
  ['rent', 'underOption', false, true],
  ['rent', 'rented', false, false],
  ['sale', 'available', false, false],
])('a form about a home for %s that is %s', (goal, availability, canApply, hasDue) => {
  const property = createProperty({
    id: 7,
    goal,
    availability,
    sections: [goal],
    price: { kind: 'published', amount: euroCents(950), startingFrom: false },
    charges: { chargesTenant: euroCents(50), depositMonths: 3 },
  })
  const { 'property/7': subject } = viewSubjects(createPage(createContext({ properties: [property] }), 'nl'))
  expect(subject?.applyHref?.endsWith('?property=7')).toBe(canApply ? true : undefined)
  // The rent alone, also once the home is let.
  expect(subject?.rent).toBe(goal === 'rent' ? 95_000 : undefined)
  // A month of rent and charges, and a deposit of three months.
  expect(subject?.due).toBe(hasDue ? 'Bij de ondertekening: €\u00A03.850' : undefined)
})

test.each([
  ['2027-03-31', true],
  [undefined, true],
  ['2026-03-31', undefined],
])('a form about a listed home of a project delivered on %s: off plan %s', (deliveryOn, expected) => {
  const project = createProject({
    id: 70,
    deliveryOn: deliveryOn === undefined ? undefined : day(deliveryOn),
  })
  const context = createContext({
    properties: [createProperty({ id: 7, projectId: 70 }), createProperty({ id: 8 })],
    projects: [project],
  })
  const { 'property/7': unit, 'property/8': other } = viewSubjects(createPage(context, 'nl'))
  expect([unit?.isOffPlan, other?.isOffPlan]).toEqual([expected, undefined])
})

test.each([
  ['nl', 'Appartement A0.03 in Kaaihof', 'Referentie N70'],
  ['fr', 'Appartement A0.03, Kaaihof', 'Référence N70'],
] as const)(
  'a unit is called by its project too, with the reference of it, in %s',
  (locale, title, reference) => {
    const unit = createUnit({ id: 3, lot: 'A0.03', type: 'apartment' })
    const project = createProject({ id: 70, number: 'N70', name: everywhere('Kaaihof'), units: [unit] })
    const { 'project/70/3': subject } = viewSubjects(
      createPage(createContext({ projects: [project] }), locale),
    )
    expect(subject).toMatchObject({ title, reference })
  },
)
