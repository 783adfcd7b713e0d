import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { formatCompleteness, toCompleteness } from '#data/completeness/completeness.ts'
import { textsIn } from '#data/completeness/texts-in.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const languages = { languageDefault: 'nl', languageUse: ['nl', 'fr'] } as const

test('a text is found wherever it lies, plain or with a public flag', () => {
  const record = {
    id: 4,
    name: { nl: 'Te koop', fr: '' },
    params: { title: { nl: { value: 'Huizen' }, fr: { value: 'Maisons' } } },
    links: [{ label: { fr: 'Contact' } }],
    about: {},
    hint: { nl: ' ', fr: '' },
    pictures: [{ Url: '/pictures/front.webp', nl: 'Voorgevel', fr: '' }],
  }
  expect(textsIn(record)).toEqual([
    { field: 'name', has: ['nl'] },
    { field: 'params.title', has: ['nl', 'fr'] },
    { field: 'links.1.label', has: ['fr'] },
    { field: 'pictures.1', has: ['nl'] },
  ])
})

test('a language lacks exactly the texts that were taken out of it', () =>
  fc.assert(
    fc.property(fc.array(fc.subarray([...locales], { minLength: 1 }), { maxLength: 20 }), (written) => {
      const record = Object.fromEntries(
        written.map((has, index) => [
          `text${index}`,
          Object.fromEntries(has.map((locale) => [locale, 'woorden'])),
        ]),
      )
      const { texts, languages: found } = toCompleteness([{ file: 'menu.json', texts: textsIn(record) }], {
        languageDefault: 'nl',
        languageUse: locales,
      })
      expect(texts).toBe(written.length)
      for (const { locale, missing } of found)
        expect(missing).toHaveLength(written.filter((has) => !has.includes(locale)).length)
    }),
  ))

test('the report names the language, how many texts it lacks, and where', () => {
  const completeness = toCompleteness(
    [
      { file: 'menu.json', record: '18', texts: [{ field: 'params.title', has: ['nl'] }] },
      { file: 'articles/een-bod', texts: [{ field: 'text', has: ['nl'] }] },
    ],
    languages,
  )
  expect(formatCompleteness(completeness)).toBe(
    'nl is complete: 2 texts\nfr lacks 2 of 2 texts:\n  menu.json 18: params.title\n  articles/een-bod: text',
  )
})

test('the report ends with the documents that are not on the site yet', () => {
  const waiting = [
    { file: 'articles/a', title: 'Eerste' },
    { file: 'vacancies/b', title: 'Tweede', from: day('2027-03-01') },
  ]
  const records = waiting.map((each) => ({ file: each.file, texts: [], waiting: each }))
  expect(formatCompleteness(toCompleteness(records, languages))).toMatch(
    /not on the site yet:\n {2}articles\/a: Eerste \(a draft\)\n {2}vacancies\/b: Tweede \(from 2027-03-01\)$/,
  )
})
