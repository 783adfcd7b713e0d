import { describe, expect, test } from 'vitest'
import { checkTerms, mergeTerms, parseTerms } from '#scripts/checks/terms/glossary.ts'

const terms = (value: unknown) => parseTerms('homes.json', JSON.stringify(value))
const photo = { photo: { en: { word: 'photo', not: ['picture'] } } }

describe('a file of terms', () => {
  test('holds a word, what is not said, and where it is right all the same', () => {
    const except = [{ text: 'the whole picture', why: 'an idiom' }]
    expect(terms({ photo: { means: 'a view', en: { word: 'photo', not: ['picture'], except } } })).toEqual({
      terms: [
        {
          name: 'photo',
          file: 'homes.json',
          means: 'a view',
          en: { word: 'photo', not: ['picture'], except },
        },
      ],
      findings: [],
    })
  })

  test.each([
    [
      'an unknown field',
      { photo: { se: { word: 'foto' } } },
      'homes.json: photo.se is no field: a term has means',
    ],
    [
      'a word of nothing',
      { photo: { en: { word: '' } } },
      'homes.json: photo.en.word is "": expected a text',
    ],
    ['no word', { photo: { en: { not: ['picture'] } } }, 'homes.json: photo.en.word is missing'],
    [
      'a twin that is no text',
      { photo: { en: { word: 'a', not: [1] } } },
      'photo.en.not.0 is 1: expected string',
    ],
    [
      'an exception without a place',
      { photo: { en: { word: 'a', except: [{ why: 'so' }] } } },
      'homes.json: photo.en.except.0 is Object: expected a "text" in which the twin is right',
    ],
    [
      'an exception without a reason',
      { photo: { en: { word: 'a', except: [{ text: 'b' }] } } },
      'why is missing',
    ],
    ['a name with a blank', { 'a photo': photo.photo }, 'expected a code word such as clientAccount'],
  ])('says what is wrong with %s', (_, value, finding) => {
    expect(terms(value).findings).toEqual([expect.stringContaining(finding)])
  })

  test('says that it is no JSON', () => {
    expect(parseTerms('homes.json', '{')).toEqual({ terms: [], findings: ['homes.json: no JSON'] })
  })
})

describe('checkTerms', () => {
  test('finds a twin that is the word for something else', () => {
    const both = terms({ ...photo, image: { en: { word: 'picture' } } })
    expect(checkTerms(both.terms)).toEqual([
      'homes.json: photo.en forbids “picture”, and “picture” is the word for image',
    ])
  })

  test('allows a twin that is part of the word itself', () => {
    expect(checkTerms(terms({ fee: { en: { word: 'notary’s fees', not: ['notary fee'] } } }).terms)).toEqual(
      [],
    )
  })
})

test('an agency’s word replaces the product’s in that language, and its own terms are added', () => {
  const agency = terms({ photo: { en: { word: 'picture' } }, goat: { en: { word: 'goat' } } }).terms
  const merged = mergeTerms(terms({ photo: { ...photo.photo, nl: { word: 'foto' } } }).terms, agency)
  expect(merged).toMatchObject([
    { name: 'photo', nl: { word: 'foto' }, en: { word: 'picture', not: [] } },
    { name: 'goat' },
  ])
})
