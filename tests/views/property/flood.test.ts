import { describe, expect, it, test } from 'vitest'
import type { FloodClass } from '#domain/listing/fact.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { berlare, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

const dry = { delimited: 'no' } as const
const floodOf = (overrides: Partial<Property>, locale: Locale = 'nl') =>
  viewOnly(overrides, { locale }).know?.flood

describe('a flood score', () => {
  test.each<[FloodClass, readonly string[]]>([
    [
      'A',
      [
        'Geen overstroming gemodelleerd',
        'Aucune inondation modélisée',
        'No flooding in the model',
        'Keine Überschwemmung modelliert',
      ],
    ],
    [
      'B',
      [
        'Kleine kans op overstroming bij klimaatverandering (2050)',
        'Faible probabilité d’inondation en cas de changement climatique (2050)',
        'Small chance of flooding under climate change (2050)',
        'Geringe Überschwemmungsgefahr bei Klimawandel (2050)',
      ],
    ],
    [
      'C',
      [
        'Kleine kans op overstroming in het huidige klimaat',
        'Faible probabilité d’inondation dans le climat actuel',
        'Small chance of flooding in today’s climate',
        'Geringe Überschwemmungsgefahr im heutigen Klima',
      ],
    ],
    [
      'D',
      [
        'Middelgrote kans op overstroming in het huidige klimaat',
        'Probabilité moyenne d’inondation dans le climat actuel',
        'Medium chance of flooding in today’s climate',
        'Mittlere Überschwemmungsgefahr im heutigen Klima',
      ],
    ],
  ])('%s is in plain words, of plot and building, with the symbol at D alone', (score, words) => {
    const views = locales.map((locale) =>
      floodOf({ flood: { ...dry, plot: score, building: score } }, locale),
    )
    expect(views.map((view) => view?.scores[0]?.words)).toEqual(words)
    expect(views.map((view) => view?.scores[1]?.words)).toEqual(words)
    for (const view of views)
      for (const { symbol } of view?.scores ?? []) expect(symbol !== undefined).toBe(score === 'D')
  })

  it('that is missing is called unknown, and absent for a plot without building', () => {
    expect(floodOf({ flood: { ...dry, plot: 'A' } })?.scores[1]?.words).toBe('Nog niet bekend, vraag het ons')
    const plot = floodOf({ type: 'buildingPlot', flood: { ...dry, plot: 'A' } })
    expect(plot?.scores[1]?.words).toBe('Niet van toepassing: op dit perceel staat geen gebouw.')
  })
})

describe('further facts about floods', () => {
  test.each<[Locale, string]>([
    ['nl', 'Overstroming: overstromingsrapport van 3 augustus 2026 (waterinfo.be).'],
    ['fr', 'Inondation\u00A0: rapport d’inondation du 3 août 2026 (waterinfo.be).'],
    ['en', 'Flooding: flood report of 3 August 2026 (waterinfo.be).'],
    ['de', 'Überschwemmung: Überschwemmungsbericht vom 3. August 2026 (waterinfo.be).'],
  ])('the report and its day are named in %s', (locale, source) => {
    expect(floodOf({ flood: { ...dry, on: day('2026-08-03') } }, locale)?.source?.words).toBe(source)
    expect(floodOf({ flood: dry }, locale)?.source).toBeUndefined()
  })

  test.each([
    ['yes', 'Dit goed ligt in een afgebakend overstromingsgebied.'],
    ['no', 'Dit goed ligt niet in een afgebakend overstromingsgebied.'],
    ['unknown', 'Afgebakend overstromingsgebied: nog niet bekend, vraag het ons.'],
    ['onRequest', 'Afgebakend overstromingsgebied: op aanvraag.'],
  ] as const)('a delimited flood area: %s', (delimited, sentence) => {
    expect(floodOf({ flood: { delimited } })?.delimited.sentence).toBe(sentence)
  })

  it.each(['1090', '7850'])('nothing is required in %s, but known facts are shown', (zip) => {
    const address = { kind: 'hidden', town: { ...berlare, zip } } as const
    expect(floodOf({ address })).toBeUndefined()
    expect(floodOf({ address, flood: { ...dry, plot: 'C' } })?.scores[0]?.current).toBe('C')
  })
})
