import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCards } from '#search/files/decode-cards.ts'
import { type CardFile, encodeCards } from '#search/files/encode-cards.ts'
import { decodeFacts, encodeFacts } from '#search/files/fact-file.ts'
import { formatLines, parseLines } from '#search/files/line-file.ts'
import { liveWordKeys, type LiveWords } from '#search/query/live-words.ts'
import { searchFormat, SearchFileError } from '#search/files/search-file.ts'
import type { ListCard } from '#ui/cards/list-card.ts'

const isWords = (value: object): value is LiveWords => liveWordKeys.every((key) => key in value)
const words: object = Object.fromEntries(liveWordKeys.map((key) => [key, `${key} {{count}}\n"}]`]))

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const hash = fc.stringMatching(/^[0-9a-f]{16}$/)
const width = fc.constantFrom(100, 200, 400, 600, 1200)
const picture = fc
  .record({
    hash,
    widths: fc.uniqueArray(width),
    alt: text,
    isForeign: fc.boolean(),
    ending: fc.constantFrom('jpg', 'svg'),
  })
  .map(({ widths, alt, isForeign, ending, ...each }) => {
    const of = (kind: string) =>
      widths.map((size) => ({ href: `/pictures/${each.hash}-${size}.${kind}`, width: size }))
    const own = { href: `/pictures/${each.hash}-1200.${ending}`, width: 1200 }
    const foreign = { href: `https://pictures.example/${each.hash}.jpg`, width: 1200 }
    const rendered = { width: 1200, height: 800, color: '#aabbcc', avif: of('avif'), webp: of('webp') }
    return { alt, rendered: { ...rendered, fallback: isForeign ? foreign : own } }
  })
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const price = fc.record({ prefix: maybe(text), amount: text, suffix: maybe(text) })
const property = fc.record({
  kind: fc.constant('property' as const),
  card: fc.record({
    id: fc.nat(),
    href: text,
    title: text,
    titleLang: maybe(fc.constant('nl-BE')),
    place: text,
    price: maybe(price),
    facts: fc.array(text, { maxLength: 3 }),
    picture: maybe(picture),
    pin: text,
    noPicture: fc.constantFrom('Nog geen foto', 'Geen'),
    keep: fc.constant('Bewaar'),
  }),
})
const project = fc.record({
  kind: fc.constant('project' as const),
  card: fc.record({
    id: fc.nat(),
    href: text,
    name: text,
    nameLang: maybe(fc.constant('nl-BE')),
    place: text,
    sold: maybe(fc.record({ percent: fc.nat(100), words: text })),
    picture: maybe(picture),
    pin: text,
    noPicture: text,
    keep: fc.constant('Bewaar'),
  }),
})
const cards = fc
  .array(fc.oneof(property, project), { maxLength: 30 })
  .map((list): readonly ListCard[] => list.map((each, row) => ({ ...each, id: 1000 - row })))

const fileOf = (list: readonly ListCard[]): CardFile => {
  if (!isWords(words)) throw new Error('a word is missing')
  return {
    cards: list,
    townNames: ['Berlare', 'Sint-Niklaas'],
    typeNames: ['Villa', 'Pand'],
    categoryNames: ['Woning'],
    searchTexts: list.map(({ id }) => `berlare ${id}`),
    words,
  }
}

describe('the cards of a list', () => {
  test('come back from their file as they were, whatever is written on them', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const file = fileOf(list)
        const decoded = decodeCards(encodeCards(file))
        expect(list.map((_, row) => decoded.card(row))).toEqual(list)
        expect(list.map(({ id }) => decoded.rowOf(id))).toEqual(list.map((_, row) => row))
        expect(decoded).toMatchObject({
          townNames: file.townNames,
          typeNames: file.typeNames,
          categoryNames: file.categoryNames,
          searchTexts: file.searchTexts,
          words: file.words,
        })
      }),
    )
  })

  test('are JSON for any other program', () => {
    fc.assert(
      fc.property(cards, (list) => {
        expect(JSON.parse(encodeCards(fileOf(list))).cards).toHaveLength(list.length)
      }),
    )
  })

  test('say nothing of a row or a listing that is not there', () => {
    const decoded = decodeCards(encodeCards(fileOf([])))
    expect(() => decoded.card(0)).toThrow(RangeError)
    expect(decoded.rowOf(1)).toBeUndefined()
    expect(decoded.searchTexts).toEqual([])
  })

  test('are not read from a file that was cut, or from anything else', () => {
    fc.assert(
      fc.property(cards, fc.nat(), (list, at) => {
        const file = encodeCards(fileOf(list))
        expect(() => decodeCards(file.slice(0, at % (file.length - 1)))).toThrow(SearchFileError)
      }),
    )
    fc.assert(
      fc.property(fc.oneof(text, fc.json()), (other) => {
        expect(() => decodeCards(other)).toThrow(SearchFileError)
      }),
    )
  })

  test('of another format say so', () => {
    const file = formatLines({}, { cards: [] }, searchFormat + 1)
    expect(() => parseLines(file)).toThrow(expect.objectContaining({ isOtherFormat: true }))
  })
})

describe('facts to compare', () => {
  test('come back by id; what is not known stays unknown', () => {
    const listings = [
      { id: 9, values: ['€ 1', undefined, 'D'] },
      { id: 7, values: [undefined, 'Ja\n', undefined] },
    ]
    const decoded = decodeFacts(encodeFacts({ labels: ['Prijs', 'Tuin', 'Label'], listings }))
    expect(decoded.labels).toEqual(['Prijs', 'Tuin', 'Label'])
    expect([9, 7, 8].map(decoded.rows)).toEqual([...listings.map(({ values }) => values), []])
  })
})
