import { expect, test } from 'vitest'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Picture } from '#domain/site/picture.ts'
import { createProject, createUnit } from '#tests/support/catalogue/catalogue-factory.ts'
import { brokenBy, report } from './compliance-rules.ts'
import { lawful, withLegal } from './lawful.ts'

const unlawful = 'Geen OCMW.'
const picture: Picture = { source: { kind: 'file', file: 'a.jpg' }, alt: { fr: unlawful } }
const plan = { ...picture, alt: {}, rooms: [{ name: { de: unlawful } }] }
const text = { kind: 'text', text: unlawful } as const

test.each<readonly [string, (home: Property) => Property]>([
  ['headline', (home) => ({ ...home, headline: { en: unlawful } })],
  ['description', (home) => ({ ...home, description: { nl: unlawful } })],
  ['quote', (home) => ({ ...home, pullQuote: { nl: unlawful } })],
  ['name of a picture', (home) => ({ ...home, pictures: [picture] })],
  ['name of a room', (home) => ({ ...home, plans: [plan] })],
  ['name of a document', (home) => ({ ...home, documents: [{ name: { nl: unlawful } }] })],
  ['judgment', (home) => withLegal(home, { judicialDecisionText: unlawful })],
  ['type that is on no list', (home) => ({ ...home, typeText: unlawful })],
  ['vacancy', (home) => ({ ...home, building: { ...home.building, vacancy: text } })],
  ['condition', (home) => ({ ...home, building: { ...home.building, condition: text } })],
])('a sentence that shuts people out is found in the %s of a listing', (_, change) => {
  expect(brokenBy(change(lawful()))).toEqual(['discrimination'])
})

test.each<readonly [string, Partial<Project>]>([
  ['name', { name: { nl: unlawful } }],
  ['situation', { situation: { fr: unlawful } }],
  ['technical text', { technical: { nl: unlawful } }],
  ['delivery', { delivery: { nl: unlawful } }],
  ['name of a picture', { pictures: [picture] }],
  ['name of a document', { documents: [{ name: { nl: unlawful } }] }],
  ['lot of a unit', { units: [createUnit({ lot: unlawful })] }],
  ['type of a unit', { units: [createUnit({ typeText: unlawful })] }],
  ['plan of a unit', { units: [createUnit({ plan })] }],
])('and in the %s of a project', (_, change) => {
  const [checked] = report({ projects: [createProject(change)] }).projects
  expect(checked?.findings.map(({ rule }) => rule)).toEqual(['discrimination'])
})

test.each([
  ['planning-abbreviations', 'Vg, Wg, Gmo, Gvkr'],
  ['text-bid', 'Bieden vanaf € 250.000.'],
  ['text-yield', 'Gegarandeerd rendement van 5 %.'],
])('%s is asked of a project too', (rule, nl) => {
  const [checked] = report({ projects: [createProject({ situation: { nl } })] }).projects
  expect(checked?.findings.map((finding) => finding.rule)).toEqual([rule])
})
