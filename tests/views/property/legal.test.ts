import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import sentences from '#tests/fixtures/legal-sentences.json' with { type: 'json' }
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { legalOf, legalStates, sentencesOf } from './legal-states.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

const { legal } = createProperty()

describe('each state of each legal fact', () => {
  const expected = new Map(Object.entries(sentences))

  it.each(legalStates)('%s has a sentence in four languages', (name, overrides) => {
    expect(sentencesOf(name, overrides)).toEqual(expected.get(name))
  })

  it('is in the table, which has no others', () => {
    expect([...expected.keys()]).toEqual(legalStates.map(([name]) => name))
  })

  it('has its own sentence, but for two forms of "no judgment" and what cannot be true of asbestos', () => {
    for (const locale of locales) {
      const said = Object.entries(sentences).map(([name, all]) => [all[locale], name] as const)
      const twice = said.filter(([words], index) => said.findIndex(([other]) => other === words) !== index)
      expect(twice.map(([, name]) => name)).toEqual([
        'judicialDecision no',
        'asbestos too old',
        'asbestos required',
      ])
    }
  })

  it('is written in full, without abbreviations of printed advertisements', () => {
    for (const all of Object.values(sentences))
      for (const locale of locales) {
        expect(all[locale]).toMatch(/^\p{Lu}.+\.$/u)
        expect(all[locale]).not.toMatch(/\b(?:Vg|Gvg|Wg|Dv|Gdv|Gmo|G?[Vv][Kk]r|G?vv)\b/u)
      }
  })
})

describe('the sources of the facts', () => {
  const known = { legal: { ...legal, heritage: 'no' }, modifiedOn: day('2026-11-01') } as const

  test.each([
    ['nl', 'Bron, tenzij anders vermeld: ons dossier van 1 november 2026.'],
    ['fr', 'Source, sauf autre mention : notre dossier du 1er novembre 2026.'],
    ['en', 'Source, unless stated otherwise: our file of 1 November 2026.'],
    ['de', 'Quelle, sofern nicht anders angegeben: unsere Akte vom 1. November 2026.'],
  ] as const)('is said in %s', (locale, sentence) => {
    expect(viewOnly(known, { locale }).sources.map(({ words }) => words)).toContain(sentence)
  })

  it('are absent without facts or without a date', () => {
    const told = (overrides: Partial<Property>) => JSON.stringify(viewOnly(overrides).sources)
    expect(told({ ...known, availability: 'sold' })).not.toContain('ons dossier')
    expect(told({ ...known, modifiedOn: undefined })).not.toContain('ons dossier')
  })
})

describe('the required facts of a property', () => {
  const inZip = (zip: string): Partial<Property> => ({
    address: { kind: 'hidden', town: { ...berlare, zip } },
  })
  const all = (overrides: Partial<Property>) =>
    legalOf(overrides)
      .map(({ sentence }) => sentence.map(({ text }) => text).join(''))
      .join(' ')

  test.each<[string, Partial<Property>, RegExp, RegExp]>([
    ['a plot', { type: 'buildingPlot' }, /Bodemattest/, /Asbest|Elektrische|Gaskeuring|As-built/],
    ['a warehouse', { type: 'warehouse' }, /Asbestattest/, /undefined/],
    ['a home in Wallonia', inZip('7850'), /elektrische keuring/, /asbest|as-built/i],
    ['a home in Brussels', inZip('1090'), /bodemattest/, /asbest|as-built/i],
    [
      'a rental',
      { goal: 'rent', sections: ['rent'] },
      /gaskeuring/,
      /kadastraal|bodemattest|asbest|voorkoop/i,
    ],
  ])('%s', (_, overrides, asked, notAsked) => {
    expect(all(overrides)).toMatch(asked)
    expect(all(overrides)).not.toMatch(notAsked)
  })

  it('a Walloon soil certificate names the Walloon register', () => {
    const soil = { state: 'data', on: day('2026-06-12') } as const
    expect(all({ ...inZip('7850'), legal: { ...legal, soil } })).toContain(
      'heeft de Waalse bodemdatabank (BDES) gegevens',
    )
  })
})

it('the text of a judgment ends like a sentence, in Dutch', () => {
  const end = fc.constantFrom('', '.', '!', '…')
  fc.assert(
    fc.property(fc.constantFrom(...locales), end, (locale, mark) => {
      const decided = { judicialDecision: 'yes', judicialDecisionText: `vonnis van mei${mark}` } as const
      const part = legalOf({ legal: { ...legal, ...decided } }, locale)
        .flatMap(({ sentence }) => sentence)
        .find(({ text }) => text.startsWith('vonnis'))
      expect(part).toEqual({
        text: `vonnis van mei${mark === '' ? '.' : mark}`,
        lang: locale === 'nl' ? undefined : 'nl-BE',
      })
    }),
  )
})
