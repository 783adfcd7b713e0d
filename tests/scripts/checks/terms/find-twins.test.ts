import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { findTwins, sayTwin } from '#scripts/checks/terms/find-twins.ts'
import { checkTerms, loadGlossary, parseTerms, sayUnused } from '#scripts/checks/terms/glossary.ts'
import { textsOfCode, textsOfJson, type TermText } from '#scripts/checks/terms/term-text.ts'

const { terms } = parseTerms(
  'content/glossary/homes.json',
  JSON.stringify({
    photo: {
      en: {
        word: 'photo',
        not: ['picture'],
        except: [
          { text: 'the whole picture', why: 'an idiom' },
          { at: 'docs/*', why: 'any image' },
        ],
      },
    },
  }),
)
const message = (text: string): TermText => ({
  file: 'content/messages/en/gallery.json',
  key: 'next',
  locale: 'en',
  text,
})
const search = (...texts: readonly TermText[]) => findTwins(terms, texts).twins.map(sayTwin)

describe('findTwins', () => {
  test('names file, key, the word found and the word wanted', () => {
    expect(search(message('Next picture'))).toEqual([
      'content/messages/en/gallery.json: next: “picture”: write “photo” (photo)',
    ])
  })

  test('names the line of a document', () => {
    const document = {
      file: 'content/pages/a/index.en.md',
      locale: 'en',
      text: '---\n---\n\nAll\npictures',
    } as const
    expect(search(document)).toEqual([expect.stringContaining('index.en.md: line 5: “pictures”')])
  })

  test.each([
    ['the word itself', 'Next photo'],
    ['an exception', 'This is the whole picture'],
    ['a placeholder', 'Next {{picture}}'],
    ['code and addresses', 'See `picture` and [this](/picture/) <a class="picture">'],
  ])('says nothing of %s', (_, text) => {
    expect(search(message(text))).toEqual([])
  })

  test('says nothing of another language, nor at an excepted place', () => {
    expect(
      search({ ...message('picture'), locale: 'fr' }, { ...message('picture'), file: 'docs/map.md' }),
    ).toEqual([])
  })

  test('an exception that excuses nothing is a finding', () => {
    const { used } = findTwins(terms, [message('the whole picture')])
    expect(sayUnused(terms, used)).toEqual([
      'content/glossary/homes.json: photo.en excepts “docs/*”, which excuses nothing: remove it',
    ])
  })
})

describe('texts', () => {
  test('of records are their prose in the language that they name', () => {
    const record = { ID: 7, language: 'fr', DescriptionA: 'Maison', Availability: 'Bij akte' }
    expect(textsOfJson('data/properties.json', [record])).toEqual([
      { file: 'data/properties.json', key: '7.DescriptionA', locale: 'fr', text: 'Maison' },
    ])
  })

  test('of configuration stand below a language, addresses left out', () => {
    const item = { id: 'a', title: { en: { value: 'Photos', public: true } }, slug: { en: 'pictures' } }
    expect(textsOfJson('data/menu.json', [item])).toEqual([
      { file: 'data/menu.json', key: 'a.title.en.value', locale: 'en', text: 'Photos' },
    ])
  })

  test('of code are those in a language, and lists of four', () => {
    const source = "const a = { nl: 'Foto', en: 'Photo' }\nconst b = ['Foto', 'Photo', 'Photo', `Das ${x}`]"
    expect(textsOfCode('a.ts', source).map(({ key, locale, text }) => [key, locale, text])).toEqual([
      ['line 1', 'nl', 'Foto'],
      ['line 1', 'en', 'Photo'],
      ['line 2', 'nl', 'Foto'],
      ['line 2', 'fr', 'Photo'],
      ['line 2', 'en', 'Photo'],
      ['line 2', 'de', 'Das ·'],
    ])
  })

  test('of code are also those below a language, and those of a file that is named after it', () => {
    const read = (file: string, source: string) =>
      textsOfCode(file, source).map(({ key, locale, text }) => [key, locale, text])
    const block = "const words = {\n  fr: {\n    'a-name': 'Une photo',\n  },\n}"
    expect(read('a.ts', block)).toEqual([['line 3', 'fr', 'Une photo']])
    expect(read('law/de.ts', "import { a } from './a.ts'\nconst de = { b: 'Ein Foto' }")).toEqual([
      ['line 2', 'de', 'Ein Foto'],
    ])
  })
})

describe('the glossary', async () => {
  const glossary = await loadGlossary('content')
  const said = glossary.terms.flatMap((term) =>
    locales.flatMap((locale) =>
      (term[locale]?.not ?? []).map((twin) => ({ name: term.name, locale, twin: twin.replaceAll('*', '') })),
    ),
  )

  test('is sound and forbids some words in each language', () => {
    expect([...glossary.findings, ...checkTerms(glossary.terms)]).toEqual([])
    expect(new Set(said.map(({ locale }) => locale))).toEqual(new Set(locales))
  })

  test('each of its twins fails the check in a message that says it', () => {
    const missed = said.filter(({ name, locale, twin }) => {
      const text = { file: `content/messages/${locale}/x.json`, key: 'x', locale, text: `(${twin})` }
      return !findTwins(glossary.terms, [text]).twins.some(({ term }) => term === name)
    })
    expect(missed).toEqual([])
  })
})
