import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { toCardinal } from 'n2words/en-GB'
import { describe, expect, test } from 'vitest'
import { loadPostalPlaces } from '#data/place/postal-places.ts'
import { unknownForm, wordFormNames } from '#domain/values/word-form.ts'
import { createWords, MessageError } from '#i18n/create-words.ts'
import { formatArea, formatDate, formatDay, formatMonth } from '#i18n/format.ts'
import { wordForms } from '#i18n/word-forms.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import type { Translate } from '#i18n/translate.ts'
import { findFaults } from '#scripts/checks/built/words/grammar.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

type Named = Readonly<{ Name?: string; name?: { fr?: string }; names?: { fr?: string } }>

/** All towns and places that a French page can name. */
const frenchPlaces = [
  ...loadPostalPlaces().map(({ town }) => town.names.fr ?? town.name),
  ...['data/towns.json', 'data/places.json']
    .flatMap((file): readonly Named[] => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ Name, name, names }) => names?.fr ?? name?.fr ?? Name ?? []),
]

describe('French towns', () => {
  const { of, at, that } = wordForms.fr

  test.each([
    ['Alost', 'd’Alost', 'à Alost'],
    ['Overmere', 'd’Overmere', 'à Overmere'],
    ['Écaussinnes', 'd’Écaussinnes', 'à Écaussinnes'],
    ['Ypres', 'd’Ypres', 'à Ypres'],
    ['Gand', 'de Gand', 'à Gand'],
    ['Hamme', 'de Hamme', 'à Hamme'],
    ['Le Coq', 'du Coq', 'au Coq'],
    ['Le Roeulx', 'du Roeulx', 'au Roeulx'],
    ['La Panne', 'de La Panne', 'à La Panne'],
    ['Les Bons Villers', 'des Bons Villers', 'aux Bons Villers'],
    ['Lede', 'de Lede', 'à Lede'],
  ])('%s', (town, from, in_) => {
    expect([of(town), at(town)]).toEqual([from, in_])
  })

  test('all of Belgium are said as French says them', () => {
    expect(frenchPlaces.length).toBeGreaterThan(2700)
    fc.assert(
      fc.property(fc.constantFrom(...frenchPlaces), (town) => {
        const start = town.normalize('NFD').charAt(0).toLowerCase()
        expect(of(town).startsWith('d’')).toBe('aeiouy'.includes(start))
        const sentence = `depuis le centre ${of(town)}, un bien ${at(town)}`
        expect(findFaults(sentence, 'fr')).toEqual([])
        expect(sentence).not.toMatch(/\b[Dd]e Les? |\bà Les? /)
        // The name is said whole, but for the article that is said with the preposition.
        expect(of(town)).toContain(town.replace(/^Les? /, ''))
      }),
      { examples: frenchPlaces.map((town) => [town] as const), numRuns: frenchPlaces.length },
    )
  })

  test('ordinals agree with what they count', () => {
    expect(['1er', '2e', '21e'].map(wordForms.fr.feminine)).toEqual(['1re', '2e', '21e'])
  })

  test('months and people follow the same rule', () => {
    expect(of(formatMonth(day('2026-10-01'), 'fr'))).toBe('d’octobre')
    expect(of(formatMonth(day('2026-11-01'), 'fr'))).toBe('de novembre')
    expect([of('Elke Van Damme'), that('Elke'), that('Sofie')]).toEqual([
      'd’Elke Van Damme',
      'qu’Elke',
      'que Sofie',
    ])
  })
})

describe('the English article', () => {
  const { a } = wordForms.en

  test.each([
    ['8 m² terrace', 'an'],
    ['11 m² terrace', 'an'],
    ['18 m² terrace', 'an'],
    ['80 m² garden', 'an'],
    ['84 m² garden', 'an'],
    ['800 m² garden', 'an'],
    ['8.5 m² terrace', 'an'],
    ['11,500 m² plot', 'an'],
    ['110 m² garden', 'a'],
    ['1,100 m² garden', 'a'],
    ['180 m² garden', 'a'],
    ['1 m² terrace', 'a'],
    ['€80,000 loan', 'an'],
    ['apartment', 'an'],
    ['Antwerp office', 'an'],
    ['unit', 'a'],
    ['university', 'a'],
    ['uninhabited house', 'an'],
    ['European label', 'a'],
    ['one-bedroom flat', 'a'],
    ['hour', 'an'],
    ['house', 'a'],
    ['EPC label', 'an'],
    ['F label', 'an'],
    ['B label', 'a'],
    ['UC code', 'a'],
  ])('%s', (words, article) => {
    expect(a(words)).toBe(`${article} ${words}`)
  })

  test('fits every surface as it is said aloud', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (metres) => {
        const said = toCardinal(metres)
        const article = said.startsWith('e') ? 'an' : 'a'
        expect(a(formatArea(metres as SquareMetres, 'en'))).toMatch(new RegExp(`^${article} \\d`))
        expect(findFaults(`with ${a(`${formatArea(metres as SquareMetres, 'en')} terrace`)}`, 'en')).toEqual(
          [],
        )
      }),
      { examples: [8, 11, 18, 80, 88, 110, 118, 180, 811, 1100, 1800, 8000, 11_000, 18_000].map((n) => [n]) },
    )
  })
})

test('a German day stands in the dative after am', () => {
  const { dative } = wordForms.de
  expect(`Am ${dative(formatDay(day('2026-11-01'), 'de'))}, um 7 Uhr`).toBe(
    'Am Sonntag, dem 1. November 2026, um 7 Uhr',
  )
  expect(dative(formatDate(day('2026-11-01'), 'de'))).toBe('1. November 2026')
})

describe('a message asks for a form', () => {
  const messages = { 'formats.priceOnRequest': 'depuis le centre {{ name , of }}, à {{km}} km' }
  const t: Translate = createWords(messages, 'fr-BE').t

  test('of a value', () => {
    expect(t('formats.priceOnRequest', { name: 'Alost', km: 3 })).toBe('depuis le centre d’Alost, à 3 km')
    expect(() => t('formats.priceOnRequest', { km: 3 })).toThrow(MessageError)
  })

  test('that its language has', () => {
    expect(() => createWords(messages, 'de-BE').t('formats.priceOnRequest', { name: 'A', km: 3 })).toThrow(
      MessageError,
    )
    expect(unknownForm('{{town, of}} {{km}}', 'fr')).toBeUndefined()
    expect(unknownForm('{{town, of}} {{km}}', 'en')).toBe('of')
    expect(unknownForm('{{town, of}}', 'nl')).toBe('of')
    for (const locale of ['fr', 'en', 'de'] as const)
      expect(Object.keys(wordForms[locale]).toSorted()).toEqual([...wordFormNames[locale]].toSorted())
  })
})
