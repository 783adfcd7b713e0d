import { expect, test } from 'vitest'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { toCompleteness } from '#data/completeness/completeness.ts'
import { sayMissing, sayMissingInFiles, sayWaiting } from '#editor/config/say-missing.ts'

const languages = { languageDefault: 'nl', languageUse: ['nl', 'fr', 'en'] } as const
const completeness = toCompleteness(
  [
    {
      file: 'articles/een-bod',
      texts: [
        { field: 'title', has: ['nl', 'en'] },
        { field: 'text', has: ['nl'] },
      ],
    },
    { file: 'pages/over-ons', texts: [{ field: 'text', has: ['nl', 'fr', 'en'] }] },
    { file: 'menu.json', record: '7', texts: [{ field: 'title', has: ['nl', 'en'] }] },
  ],
  languages,
)

test('above a list stands what each language lacks of it, in the language of the editor', () => {
  expect(sayMissing('articles', completeness, 'nl')).toBe('FR mist 2 teksten, EN mist 1 tekst')
  expect(sayMissing('articles', completeness, 'fr')).toBe(
    'FR\u00A0: il manque 2 textes, EN\u00A0: il manque 1 texte',
  )
  expect(sayMissing('articles', completeness, 'en')).toBe('FR lacks 2 texts, EN lacks 1 text')
  expect(sayMissing('articles', completeness, 'de')).toBe('FR: 2 Texte fehlen, EN: 1 Text fehlt')
  expect(sayMissing('pages', completeness, 'nl')).toBeUndefined()
})

test('above a list stands which of its documents are not on the site yet', () => {
  const waiting = [
    { file: 'articles/a', title: 'Zonnepanelen' },
    { file: 'articles/b', title: 'Warmtepompen', from: day('2027-03-01') },
    { file: 'vacancies/c', title: 'Makelaar' },
  ]
  const said = { ...completeness, waiting }
  expect(sayWaiting('articles', said, 'nl')).toEqual([
    'Nog niet op de site: Zonnepanelen (concept), Warmtepompen (vanaf 1/3/2027)',
  ])
  expect(sayWaiting('articles', said, 'fr')).toEqual([
    'Pas encore sur le site\u00A0: Zonnepanelen (brouillon), Warmtepompen (à partir du 01/03/2027)',
  ])
  expect(sayWaiting('legal', said, 'en')).toEqual([])
})

test('the list of files names those that lack something', () => {
  expect(sayMissingInFiles(['menu', 'people'], completeness, 'nl')).toBe('Menu en pagina’s: FR mist 1 tekst.')
  expect(sayMissingInFiles(['people'], completeness, 'nl')).toBeUndefined()
})
