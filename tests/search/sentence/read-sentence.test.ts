import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, type Locale, locales } from '#domain/values/locale.ts'
import { parsePriceBand } from '#search/filters/price-band.ts'
import { type SentencePlace, loadDemoSentences } from '#tests/support/sentences/demo-sentences.ts'
import given from './given-sentences.json' with { type: 'json' }

const { read, sentences } = await loadDemoSentences()

/** A sentence, where it is typed, and what it should become. */
type Example = Readonly<{
  page: Locale
  at: SentencePlace
  text: string
  list: string
  query: string
  left: readonly string[]
}>

function placeOf(text: string): SentencePlace {
  return text === 'sale' || text === 'rent' || text === 'projects' ? text : 'home'
}

const regionSize = 10

/** Returns list, parameters and what was not understood as one text; a region as such, since the demo's towns come and go. */
function shape(
  list: string,
  params: readonly (readonly [string, string])[],
  left: readonly string[],
): string {
  const isRegion = params.filter(([name]) => name === 'city').length >= regionSize
  const shown = params.filter(([name]) => !['q', 'rank', ...(isRegion ? ['city'] : [])].includes(name))
  const pairs = [...shown.map((pair) => pair.join('=')), ...(isRegion ? ['region'] : [])]
  return `${list}?${pairs.toSorted().join('&')} ${left.map((words) => words.toLowerCase()).join('|')}`
}

function misread(examples: readonly Example[]): readonly string[] {
  return examples.flatMap(({ page, at, text, list, query, left }) => {
    const { goal, params, notUnderstood } = read(page, text, at)
    const wanted = shape(list, [...new URLSearchParams(query)], left)
    const found = shape(goal, params, notUnderstood)
    return wanted === found ? [] : [`${text}\n   wanted ${wanted}\n   found  ${found}`]
  })
}

/** The sentences of a file beside this one: `sentence | list?parameters | not understood; … | where`. */
function ownExamples(page: Locale): readonly Example[] {
  return readFileSync(new URL(`own-${page}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', wanted = '', left = '', at = ''] = line.split('|').map((part) => part.trim())
      const [list = '', query = ''] = wanted.split('?')
      return { page, at: placeOf(at), text, list, query, left: left === '' ? [] : left.split('; ') }
    })
}

const givenExamples = given.map(({ page, at, text, list, query, notUnderstood }): Example => {
  if (!isLocale(page)) throw new Error(`no language ${page}`)
  return { page, at: placeOf(at), text, list, query, left: notUnderstood }
})

describe('the share of sentences that are understood', () => {
  test.each(locales)('of those that visitors gave is 97 %: %s', (page) => {
    const examples = givenExamples.filter((example) => example.page === page)
    expectShare(page, examples, 0.97)
  })

  test.each(locales)(
    'of 200 of our own, most of them written without a look at the words, is 94 %: %s',
    (page) => {
      const examples = ownExamples(page)
      expect(examples.length).toBeGreaterThanOrEqual(200)
      expectShare(page, examples, 0.94)
    },
  )

  test('falls when a sentence is misread', () => {
    const [example] = ownExamples('nl')
    if (example === undefined) throw new Error('no example')
    expect(misread([{ ...example, query: 'type=2' }])).toHaveLength(1)
  })
})

function expectShare(page: Locale, examples: readonly Example[], least: number): void {
  const wrong = misread(examples)
  const share = 1 - wrong.length / examples.length
  console.info(`${page}: ${(share * 100).toFixed(1)} % of ${examples.length}\n${wrong.join('\n')}`)
  expect(share).toBeGreaterThanOrEqual(least)
}

/** Returns the phrases of a role in a language; those that begin other words are not said alone. */
function phrasesOf(page: Locale, role: string): readonly string[] {
  return (sentences.words[page]?.[role] ?? []).filter((phrase) => !phrase.endsWith('-'))
}

function rolesOf(page: Locale, kind: string): readonly string[] {
  return Object.keys(sentences.words[page] ?? {}).filter((role) => role.split(':')[0] === kind)
}

/** Sentences in which one word of content says one thing, by the parameter that it must give. */
function templates(page: Locale): readonly Readonly<{ text: string; role: string; has: string }>[] {
  const [house = ''] = phrasesOf(page, 'type:1')
  const [withWord = ''] = phrasesOf(page, 'with')
  const [free = ''] = phrasesOf(page, 'free')
  const [beds = ''] = phrasesOf(page, 'unit:bedrooms')
  const [thousand = ''] = phrasesOf(page, 'number:1000')
  const from = (role: string, text: (phrase: string) => string, has: string) =>
    phrasesOf(page, role).map((phrase) => ({ text: text(phrase), role, has }))
  return [
    ...rolesOf(page, 'type').flatMap((role) =>
      from(role, (phrase) => `${phrase}, Zele`, `type=${role.slice(5)}`),
    ),
    ...rolesOf(page, 'kind').flatMap((role) =>
      from(role, (phrase) => `${phrase}, Zele`, `kind=${role.slice(5)}`),
    ),
    ...rolesOf(page, 'flag').flatMap((role) =>
      from(role, (phrase) => `${house} ${withWord} ${phrase}, Zele`, `${role.slice(5)}=1`),
    ),
    ...rolesOf(page, 'goal').flatMap((role) => from(role, (phrase) => `${house} ${phrase}, Zele`, role)),
    ...['bedrooms', 'rooms'].flatMap((unit) =>
      from(`unit:${unit}`, (phrase) => `${house} 3 ${phrase}, Zele`, 'bedrooms=3'),
    ),
    ...from('unit:pieces', (phrase) => `${house} 3 ${phrase}, Zele`, 'bedrooms=2'),
    ...from('unit:bathrooms', (phrase) => `${house} 2 ${phrase}, Zele`, 'bathrooms=2'),
    ...from('unit:m2', (phrase) => `${house} 150 ${phrase}, Zele`, 'living=150'),
    ...from('unit:are', (phrase) => `${house} 5 ${phrase}, Zele`, 'plot=500'),
    ...from('unit:hectare', (phrase) => `${house} 1 ${phrase}, Zele`, 'plot=10000'),
    ...from('unit:km', (phrase) => `Zele 12 ${phrase}`, 'around=zele-12'),
    ...from('unit:euro', (phrase) => `${house} 300.000 ${phrase}`, 'price=-300000'),
    ...from('unit:thousand', (phrase) => `${house} 300 ${phrase}`, 'price=-300000'),
    ...from('unit:million', (phrase) => `${house} 1,5 ${phrase}`, 'price=-1500000'),
    ...rolesOf(page, 'number').flatMap((role) => {
      const number = Number(role.slice(7))
      if (number < 2) return []
      if (number >= 100) return from(role, (phrase) => `max ${phrase} €`, `price=-${number}`)
      return number <= 50
        ? from(role, (phrase) => `${phrase} ${beds}`, `bedrooms=${number}`)
        : from(role, (phrase) => `max ${phrase} ${thousand}`, `price=-${number * 1000}`)
    }),
    ...from('upTo', (phrase) => `${house} ${phrase} 300.000`, 'price=-300000'),
    ...from('from', (phrase) => `${house} ${phrase} 300.000`, 'price=300000-'),
    ...from('about', (phrase) => `${house} ${phrase} 300.000`, 'price=270000-330000'),
    ...from('near', (phrase) => `${house} ${phrase} Zele`, 'around=zele-10'),
    ...from('label', (phrase) => `${house} ${phrase} B`, 'label=B'),
    ...from('monthly', (phrase) => `max 900 ${phrase}`, 'goal:rent'),
    ...from('now', (phrase) => `${free} ${phrase}`, 'available=now'),
    ...rolesOf(page, 'month').flatMap((role) =>
      from(role, (phrase) => `${free} ${phrase} 2027`, `available=2027-${role.slice(6).padStart(2, '0')}`),
    ),
    ...from('filler', (phrase) => `${house} ${phrase} Zele`, 'city=zele'),
  ]
}

describe('every word of content', () => {
  test.each(locales)('is understood in a sentence: %s', (page) => {
    const all = templates(page)
    const wrong = all.filter(({ text, has }) => {
      const { goal, params, notUnderstood } = read(page, text)
      const said = [`goal:${goal}`, ...params.map((pair) => pair.join('='))]
      return !said.includes(has) || notUnderstood.length > 0
    })
    expect(wrong.map(({ text, role, has }) => `${role}: ${text} (${has})`)).toEqual([])
    expect(all.length).toBeGreaterThan(200)
  })

  test.each(locales)('that denies gives no opposite: %s', (page) => {
    const words = sentences.words[page] ?? {}
    const flags = rolesOf(page, 'flag').map((role) => [role.slice(5), words[role]?.[0] ?? ''] as const)
    const [house = ''] = phrasesOf(page, 'type:1')
    for (const not of phrasesOf(page, 'not')) {
      for (const [flag, phrase] of flags) {
        const { params, notUnderstood } = read(page, `${house} ${not} ${phrase}`)
        expect(
          params.map(([name]) => name),
          `${not} ${phrase}`,
        ).not.toContain(flag)
        expect(notUnderstood.join(' ')).toContain(not)
      }
      expect(read(page, `${house} ${not} Lokeren`).params).not.toContainEqual(['city', 'lokeren'])
    }
  })

  test.each([
    ['nl', 'ongemeubeld'],
    ['en', 'unfurnished'],
    ['de', 'unmöbliert'],
  ] as const)('is not corrected into its opposite: %s %s', (page, word) => {
    const { params, notUnderstood } = read(page, `studio ${word}`)
    expect(params.map(([name]) => name)).not.toContain('furnished')
    expect(notUnderstood).toEqual([word])
  })
})

/** Texts like those of visitors: words of content, numbers, marks, and letters that mean nothing. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...locales.flatMap((page) => Object.values(sentences.words[page] ?? {}).flat())),
      fc.constantFrom('Lokeren', 'Sint-Niklaas', 'Zele', '9100', 'st', '€', '-', ',', '/', '+', '²'),
      fc.integer({ min: 0, max: 2_000_000 }).map(String),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' ').slice(0, 300))

describe('any text', () => {
  test('is read without an error, the same each time, and in parameters that addresses have', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...locales),
        fc.constantFrom('home', 'sale', 'rent', 'projects'),
        (text, page, at) => {
          const reading = read(page, text, at)
          expect(read(page, text, at)).toEqual(reading)
          expect(reading.params.filter(([param, value]) => value === '' || !/^[a-z]+$/.test(param))).toEqual(
            [],
          )
          const prices = reading.params.filter(([param]) => param === 'price')
          expect(prices.filter(([, value]) => parsePriceBand(value) === undefined)).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  test('with an unknown word at its end means what it meant without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales.flatMap((page) => ownExamples(page))), ({ page, text, at }) => {
        const plain = read(page, text, at)
        const more = read(page, `${text}, qzxwv`, at)
        expect(more.notUnderstood).toEqual([...plain.notUnderstood, 'qzxwv'])
        expect(more.goal).toBe(plain.goal)
        expect(more.params.filter(([name]) => name !== 'rank')).toEqual(
          plain.params.filter(([name]) => name !== 'rank'),
        )
      }),
    )
  })
})

describe('towns', () => {
  test.each([
    ['Lokern', 'lokeren'],
    ['dendermnode', 'dendermonde'],
    ['Sint-Ni', 'sint-niklaas'],
    ['st-gillis huis', 'sint-gillis-waas'],
    ['Alost', 'aalst'],
    ['Loke', 'lokeren'],
  ])('are found as %s', (text, slug) => {
    expect(read('nl', text).params).toContainEqual(['city', slug])
  })

  test('that are corrected say what was typed', () => {
    expect(read('nl', 'Lokern').facts).toEqual([
      { at: 0, params: [['city', 'lokeren']], typed: 'Lokern', region: undefined },
    ])
  })

  test('that share a beginning are offered, and none is chosen', () => {
    const { params, offers, notUnderstood } = read('nl', 'sint')
    expect(params).toEqual([['rank', 'sint']])
    expect(notUnderstood).toEqual(['sint'])
    expect(offers).toHaveLength(3)
  })

  test('without homes are said, and the nearest with homes are offered', () => {
    const { notUnderstood, offers } = read('nl', 'huis in Gent')
    expect(notUnderstood).toEqual(['Gent'])
    expect(offers[0]).toEqual({
      goal: 'sale',
      params: [
        ['city', 'laarne'],
        ['type', '1'],
      ],
    })
  })
})

test('a number that could be a rent or thousands is also offered as the other', () => {
  const { goal, offers } = read('nl', '2 slpk aalst max 700')
  expect(goal).toBe('rent')
  expect(offers).toEqual([
    {
      goal: 'sale',
      params: [
        ['bedrooms', '2'],
        ['city', 'aalst'],
        ['price', '-700000'],
      ],
    },
  ])
})
