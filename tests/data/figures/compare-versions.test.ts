import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFields } from '#data/cell/fields.ts'
import { compareVersions } from '#data/figures/compare-versions.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { Problem } from '#domain/site/problem.ts'
import { type Locale, locales } from '#domain/values/locale.ts'

type Cells = Readonly<Record<string, string | number>>

/** Problems of a record with one translation. */
function problemsOf(
  base: Cells,
  translation: Cells,
  language: Locale,
  locale: Locale = 'nl',
): readonly Problem[] {
  const log = createProblemLog()
  const own = log.record('properties.json', '7')
  const version = (spoken: Locale, record: Cells) => ({
    locale: spoken,
    fields: createFields<string>(record, own, 2026),
  })
  compareVersions(
    { id: 7, locale, base, translations: [{ locale: language, record: translation }], log: own },
    [version(locale, base), version(language, translation)],
    ['TypeDescription', 'DescriptionA'],
  )
  return log.problems
}

describe('figures of a translation', () => {
  it('that differ are named with file, record, field, both values and what to do', () => {
    const found = problemsOf(
      { DescriptionA: '<p>Een living van 41&nbsp;m&sup2;.</p>' },
      { DescriptionA: 'Un séjour de 33 m².' },
      'fr',
    )
    expect(found).toEqual([
      {
        severity: 'warning',
        file: 'properties.json',
        record: '7',
        field: 'DescriptionA',
        message: 'another figure (m²) in fr than in nl',
        expected: 'the same figures in all languages, or fewer in a translation',
        received: '"33 m² (fr), 41\u00A0m² (nl)"',
        remedy: 'correct the text in fr or in nl and export again',
      },
    ])
  })

  it.each<readonly [string, Cells, Cells]>([
    [
      'a shorter translation',
      { DescriptionA: '41 m², drie slaapkamers, label B' },
      { DescriptionA: '41 m²' },
    ],
    ['a surface of a field', { DescriptionA: 'Ruim.', SurfaceLiving: '120 m²' }, { DescriptionA: '120 m²' }],
    ['an area in ares', { DescriptionA: 'Mooi.', SurfaceGround: '12 a 30 ca' }, { DescriptionA: '1 230 m²' }],
    [
      'bedrooms of a field',
      { DescriptionA: 'Mooi.', NumberOfBedRooms: 3 },
      { DescriptionA: 'Trois chambres' },
    ],
    ['a label of a field', { DescriptionA: 'Mooi.', EPCLabelText: 'b' }, { DescriptionA: 'PEB B' }],
    ['an E-level of a field', { DescriptionA: 'Mooi.', ELevel: 'E20' }, { DescriptionA: 'niveau E20' }],
    ['a price of a field', { DescriptionA: 'Mooi.', Price: 250000 }, { DescriptionA: '250 000 €' }],
    [
      'a figure of the headline',
      { TypeDescription: 'Woning van 90 m²' },
      { DescriptionA: 'Maison de 90 m²' },
    ],
    [
      'a date in another form',
      { DescriptionA: 'Vrij op 15/03/2027' },
      { DescriptionA: 'Libre le 15 mars 2027' },
    ],
  ])('may be %s', (_, base, translation) => {
    expect(problemsOf(base, translation, 'fr')).toEqual([])
  })

  it.each<readonly [string, string, string]>([
    ['energy label', 'EPC-label B', 'label PEB C'],
    ['E-level', 'E-peil 20', 'niveau E30'],
    ['year', 'gebouwd in 1970', 'construite en 1979'],
    ['floor', 'op de tweede verdieping', 'au troisième étage'],
    ['bedrooms', 'drie slaapkamers', 'quatre chambres'],
    ['%', '6 % btw', 'TVA de 21 %'],
  ])('are compared by %s', (unit, dutch, french) => {
    const found = problemsOf({ DescriptionA: dutch }, { DescriptionA: french }, 'fr')
    expect(found.map(({ message }) => message)).toEqual([`another figure (${unit}) in fr than in nl`])
  })

  it('name a difference once, however often a text repeats it', () => {
    expect(problemsOf({ DescriptionA: '41 m²' }, { DescriptionA: '33 m². Oui, 33 m².' }, 'fr')).toHaveLength(
      1,
    )
  })

  it('are compared with the language that the record is in', () => {
    const found = problemsOf({ DescriptionA: '33 m²' }, { DescriptionA: '41 m²' }, 'nl', 'fr')
    expect(found[0]?.message).toBe('another figure (m²) in nl than in fr')
  })
})

type Sheet = Readonly<{
  living: number
  plot: number
  price: number
  bedrooms: number
  score: number
  label: string
  floor: number
  year: number
  minutes: number
}>

const sheets: fc.Arbitrary<Sheet> = fc.record({
  living: fc.integer({ min: 20, max: 999 }),
  plot: fc.integer({ min: 1000, max: 99_999 }),
  price: fc.integer({ min: 1000, max: 9_999_999 }),
  bedrooms: fc.integer({ min: 2, max: 12 }),
  score: fc.integer({ min: 1, max: 900 }),
  label: fc.constantFrom('A+', 'A', 'B', 'C', 'D', 'E', 'F'),
  floor: fc.integer({ min: 1, max: 9 }),
  year: fc.integer({ min: 1600, max: 2030 }),
  minutes: fc.integer({ min: 2, max: 90 }),
})

const counts = {
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
}
const separators = { nl: '.', fr: '\u202f', en: ',', de: '.' }

function render(sheet: Sheet, locale: Locale, inWords: boolean): string {
  const number = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, separators[locale])
  const count = (value: number): string =>
    inWords ? (counts[locale][value - 2] ?? String(value)) : String(value)
  const [living, plot, price] = [number(sheet.living), number(sheet.plot), number(sheet.price)]
  const { score, label, floor, year } = sheet
  return {
    nl: `Een woning uit ${year} van ${living} m² op ${plot} m² grond, met ${count(sheet.bedrooms)} slaapkamers op de ${floor}e verdieping. Label ${label}: ${score} kWh/m². Op ${count(sheet.minutes)} minuten van het station. € ${price}.`,
    fr: `Maison de ${year} : ${living} m² sur ${plot}\u00a0m², avec ${count(sheet.bedrooms)} chambres au ${floor}e étage. Label PEB ${label}, ${score} kWh/m². À ${count(sheet.minutes)} minutes de la gare. ${price} €.`,
    en: `Built in ${year}: ${living} square metres on ${plot} m², with ${count(sheet.bedrooms)} bedrooms on the ${floor}th floor. EPC label ${label}, ${score} kWh/m². The station is ${count(sheet.minutes)} minutes away. €${price}.`,
    de: `Haus aus dem Jahr ${year} mit ${living} Quadratmetern auf ${plot} m², mit ${count(sheet.bedrooms)} Schlafzimmern in der ${floor}. Etage. Energielabel ${label}, ${score} kWh/m². ${count(sheet.minutes)} Minuten zum Bahnhof. ${price} €.`,
  }[locale]
}

describe('one fact sheet in two languages', () => {
  const pair = fc.tuple(fc.constantFrom(...locales), fc.constantFrom(...locales)).filter(([a, b]) => a !== b)

  it('never warns, in figures or in words', () => {
    fc.assert(
      fc.property(sheets, pair, fc.boolean(), fc.boolean(), (sheet, [from, to], first, second) => {
        const texts = [render(sheet, from, first), render(sheet, to, second)] as const
        expect(problemsOf({ DescriptionA: texts[0] }, { DescriptionA: texts[1] }, to, from)).toEqual([])
      }),
    )
  })

  it('always warns when one figure changes', () => {
    const names = [
      'living',
      'plot',
      'price',
      'bedrooms',
      'score',
      'floor',
      'year',
      'minutes',
      'label',
    ] as const
    fc.assert(
      fc.property(
        sheets,
        sheets,
        pair,
        fc.constantFrom(...names),
        fc.boolean(),
        (sheet, other, [from, to], name, words) => {
          fc.pre(sheet[name] !== other[name])
          const changed = { ...sheet, [name]: other[name] }
          const found = problemsOf(
            { DescriptionA: render(sheet, from, !words) },
            { DescriptionA: render(changed, to, words) },
            to,
            from,
          )
          expect(found.map(({ severity }) => severity)).toEqual(['warning'])
        },
      ),
    )
  })
})
