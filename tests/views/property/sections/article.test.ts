import { describe, expect, it } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { type Locale, locales, standIns } from '#domain/values/locale.ts'
import { createLanguages } from '#i18n/languages.ts'
import { languages } from '#tests/support/languages.ts'
import { onlyInWords } from '#views/kit/only-in.ts'
import { createPage } from '#views/kit/page.ts'
import { viewArticle } from '#views/property/sections/article.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext, viewOnly } from '#tests/views/listing/listing-context.ts'

const alts = ['Gevel', 'Woonkamer', 'Keuken', 'Tuin', 'Badkamer', 'Slaapkamer', 'Terras']

function articleWith(
  count: number,
  description: Property['description'] = { nl: 'Ruim.\n\nRustig gelegen.' },
  [locale, said]: readonly ['nl' | 'fr' | 'de', readonly string[]] = ['nl', alts],
) {
  const files = said.slice(0, count).map((alt, index) => ({ alt, file: `${index}.webp` }))
  const property = createProperty({
    description,
    pictures: files.map(({ alt, file }) => ({ source: { kind: 'file', file }, alt: { [locale]: alt } })),
  })
  const rendered = {
    width: 1200,
    height: 800,
    color: '#000000',
    avif: [],
    fallback: { href: '', width: 1 },
  }
  const pictures = Object.fromEntries(files.map(({ file }) => [file, rendered]))
  return viewArticle(createPage(createContext({ properties: [property] }, { pictures }), 'nl'), property)
}

const pairsOf = (count: number) => articleWith(count)?.pairs.map((pair) => pair.map(({ alt }) => alt))
const articleOf = (overrides: Partial<Property>, locale: 'nl' | 'fr' | 'en' = 'nl') =>
  viewOnly(overrides, { locale }).article

describe('the pictures between the paragraphs', () => {
  it('are the second and third, then a bedroom and the garden', () => {
    expect(pairsOf(7)).toEqual([
      ['Woonkamer', 'Keuken'],
      ['Slaapkamer', 'Tuin'],
    ])
  })

  it('are one pair of fewer than six pictures, and none of fewer than three', () => {
    expect(pairsOf(5)).toEqual([['Woonkamer', 'Keuken']])
    expect(pairsOf(3)).toEqual([['Woonkamer', 'Keuken']])
    expect(pairsOf(2)).toEqual([])
  })

  it('are one pair where the text is a lead alone', () => {
    expect(articleWith(7, { nl: 'Ruim.' })?.pairs).toHaveLength(1)
  })
})

it.each([
  ['fr', ['Façade', 'Jardin', 'Salon', 'Cuisine', 'Salle de bains', 'Chambre', 'Terrasse']],
  ['de', ['Fassade', 'Garten', 'Wohnzimmer', 'Küche', 'Badezimmer', 'Schlafzimmer', 'Terrasse']],
] as const)('rooms come before the garden where the pictures are described in %s alone', (locale, said) => {
  const [, garden, living, kitchen, , bedroom] = said
  const pairs = articleWith(7, undefined, [locale, said])?.pairs
  expect(pairs?.map((pair) => pair.map(({ alt }) => alt))).toEqual([
    [living, kitchen],
    [bedroom, garden],
  ])
})

describe('the lead', () => {
  const first = 'De hele achtergevel is van glas.'
  const long = `${first} ${'Daarachter ligt de tuin met het terras. '.repeat(6).trim()}`

  it('is a short first paragraph', () => {
    const article = articleOf({ description: { nl: `${first}\n\nBoven liggen drie kamers.` } })
    expect([article?.lead, article?.paragraphs]).toEqual([first, ['Boven liggen drie kamers.']])
  })

  it('is the first sentence of a long paragraph, and no word is lost', () => {
    const article = articleOf({ description: { nl: long } })
    expect(article?.lead).toBe(first)
    expect([article?.lead, ...(article?.paragraphs ?? [])].join(' ')).toBe(long)
  })
})

it('is marked as Dutch where there is no translation, and its pull sentence with it', () => {
  const article = articleOf({ pullQuote: { nl: 'Niemand kijkt erin.' } }, 'fr')
  expect(article?.lang).toBe('nl-BE')
  expect(article?.onlyIn).toBe('Description en néerlandais')
  const french = articleOf({ description: { fr: 'Maison avec jardin.' } }, 'en')
  expect(french?.onlyIn).toBe('Description in French')
  expect(article?.pull).toEqual({ text: 'Niemand kijkt erin.', lang: 'nl-BE' })
})

it('takes no pull sentence of another language into its own text', () => {
  const article = articleOf(
    { description: { fr: 'Maison avec jardin.' }, pullQuote: { nl: 'Niemand kijkt erin.' } },
    'fr',
  )
  expect([article?.onlyIn, article?.pull]).toEqual([undefined, undefined])
})

it.each([
  ['nl', ['Description en néerlandais', 'Description in Dutch', 'Beschreibung auf Niederländisch']],
  ['fr', ['Beschrijving in het Frans', 'Description in French', 'Beschreibung auf Französisch']],
  ['en', ['Beschrijving in het Engels', 'Description en anglais', 'Beschreibung auf Englisch']],
  ['de', ['Beschrijving in het Duits', 'Description en allemand', 'Description in German']],
] as const)('says in the other languages that it is in %s', (spoken, words) => {
  const others = locales.filter((locale) => locale !== spoken)
  expect(others.map((locale) => onlyInWords({ [spoken]: 'Text.' }, languages(locale)))).toEqual(words)
})

it('speaks the first language of the site where its own is missing, and Dutch only where nothing else is', () => {
  const property = createProperty({ description: { nl: 'Ruim.', fr: 'Spacieux.' } })
  const spokenBy = (languageUse: readonly Locale[]) => {
    const instead = standIns({ languageDefault: languageUse[0] ?? 'nl', languageUse })
    const context = createContext({ properties: [property] }, { languages: createLanguages({}, instead) })
    return viewArticle(createPage(context, 'de'), property)?.lead
  }
  expect(spokenBy(['fr', 'nl', 'de'])).toBe('Spacieux.')
  expect(spokenBy(['de', 'fr', 'nl'])).toBe('Spacieux.')
  expect(spokenBy(['nl', 'fr', 'de'])).toBe('Ruim.')
  expect(spokenBy(['de', 'en'])).toBe('Ruim.')
})

it('has no pull sentence that nobody wrote, and is absent without a text', () => {
  expect(articleOf({})?.pull).toBeUndefined()
  expect(articleOf({ description: {} })).toBeUndefined()
})
