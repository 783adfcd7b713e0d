import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { loadDemoSentences } from '#tests/support/sentences/demo-sentences.ts'

const { read } = await loadDemoSentences()

/** A sentence in the language of a page, what it must become, and what of it is not understood. */
type Row = readonly [page: Locale, text: string, wanted: string, left?: string]

/** Holds that each sentence is read as wanted: `list?parameters`, without those that rank. */
function expectRead(title: string, rows: readonly Row[]): void {
  const all = rows.map(([page, text, wanted, left = '']) => ({ page, text, wanted, left }))
  test.each(all)(`${title}: $page $text`, ({ page, text, wanted, left }) => {
    const { goal, params, notUnderstood } = read(page, text)
    const query = params.filter(([name]) => name !== 'rank').map((pair) => pair.join('='))
    expect(`${goal}?${query.join('&')}`).toBe(wanted)
    expect(notUnderstood.join('; ')).toBe(left)
  })
}

describe('two things that cannot both be', () => {
  expectRead('two ends are one price, in whatever order', [
    ['nl', 'max 300k min 200k', 'sale?price=200000-300000'],
    ['nl', 'huis vanaf 200.000, tuin, tot 300.000', 'sale?type=1&price=200000-300000&garden=1'],
    ['fr', 'max 300.000 min 400.000', 'sale?price=300000-400000'],
    ['de', 'bis 300k ab 200k', 'sale?price=200000-300000'],
  ])
  expectRead('of two upper ends the wider', [['nl', 'max 300.000, liefst 250.000', 'sale?price=-300000']])
  expectRead('of two labels or counts the one that both reach', [
    ['nl', 'label A label C', 'sale?label=C'],
    ['fr', 'peb entre A et C', 'sale?label=C'],
    ['nl', '4 slaapkamers 2 slaapkamers', 'sale?bedrooms=2'],
    ['nl', '2/3 slpk', 'sale?bedrooms=2'],
  ])
  expectRead('a wish and its denial: the denial is said', [
    ['nl', 'huis met tuin geen tuin', 'sale?type=1&garden=1', 'geen tuin'],
    ['fr', "maison à l'exception de Zele", 'sale?type=1', "à l'exception de Zele"],
  ])
})

describe('numbers', () => {
  expectRead('signs bind as words do', [
    ['nl', 'huis < 300k', 'sale?type=1&price=-300000'],
    ['fr', 'maison > 300.000', 'sale?type=1&price=300000-'],
    ['en', 'house 300k+', 'sale?type=1&price=300000-'],
    ['nl', 'huis +/- 300k', 'sale?type=1&price=270000-330000'],
    ['de', 'Haus ~300k', 'sale?type=1&price=270000-330000'],
  ])
  expectRead('a denied bound is the other bound', [
    ['nl', 'huis niet boven 300.000', 'sale?type=1&price=-300000'],
    ['en', 'house not under 300k', 'sale?type=1&price=300000-'],
    ['de', 'Haus nicht über 300.000', 'sale?type=1&price=-300000'],
  ])
  expectRead('written in words', [
    ['en', 'three hundred and fifty thousand', 'sale?price=-350000'],
    ['nl', 'driehonderdtachtigduizend', 'sale?price=-380000'],
    ['en', 'a quarter of a million', 'sale?price=-250000'],
    ['de', 'Viertelmillion', 'sale?price=-250000'],
    ['fr', 'entre 1 et 1,5 million', 'sale?price=1000000-1500000'],
  ])
  expectRead('postal codes, streets and references are no prices', [
    ['nl', '9240,9220', 'sale?city=zele&city=hamme'],
    ['nl', '9240-9220', 'sale?city=zele&city=hamme'],
    ['nl', 'huis 9240 max 325.000', 'sale?type=1&city=zele&price=-325000'],
    ['nl', '9240 max 900 huur', 'rent?city=zele&price=-900'],
    ['nl', 'dorpsstraat 150', 'sale?', 'dorpsstraat 150'],
    ['fr', 'ref 4521', 'sale?', 'ref 4521'],
  ])
  expectRead('storeys and lengths are not understood as a whole', [
    ['nl', 'appartement 3e verdieping', 'sale?type=2', '3e verdieping'],
    ['fr', 'appartement 1er étage', 'sale?type=2', '1er étage'],
    ['nl', 'bouwgrond 15 m breed', 'sale?type=7&kind=buildingPlot', '15 m breed'],
  ])
  expectRead('ares with centiares are one surface', [
    ['nl', 'grond 12a 50ca', 'sale?type=7&plot=1000'],
    ['nl', 'grond 9 are 99 ca', 'sale?type=7&plot=750'],
  ])
})

describe('dates', () => {
  expectRead('in the ways that people write them', [
    ['de', 'Wohnung ab 1.3.', 'sale?type=2&available=2027-03'],
    ['de', 'Wohnung ab 01.03.2027', 'sale?type=2&available=2027-03'],
    ['nl', 'vrij vanaf 1/3', 'sale?available=2027-03'],
    ['nl', 'maart vrij', 'sale?available=2027-03'],
    ['nl', 'beschikbaar per 1 maart', 'sale?available=2027-03'],
    ['en', 'available from the 1st of March', 'sale?available=2027-03'],
    ['fr', 'libre fin mars', 'sale?available=2027-03'],
  ])
  expectRead('a month that is no price says nothing of rent', [
    ['nl', 'huis beschikbaar volgende maand', 'sale?type=1', 'beschikbaar volgende maand'],
    ['de', 'Haus frei nächsten Monat', 'sale?type=1', 'frei nächsten Monat'],
    ['nl', '900 per maand', 'rent?price=-900'],
  ])
})

describe('words', () => {
  expectRead('with letters swapped, or one left out', [
    ['nl', 'hius met garge', 'sale?type=1&garage=1'],
    ['en', 'hosue with gardn', 'sale?type=1&garden=1'],
    ['fr', 'appartement avec terase', 'sale?type=2&terrace=1'],
    ['nl', 'flat onmiddelijk vrij', 'sale?type=2&available=now'],
    // As the page's language has it: Dutch `woning` is a house.
    ['de', 'Wonung', 'sale?type=2'],
    ['nl', 'apartment with 2 bedroom', 'sale?type=2&bedrooms=2'],
  ])
  expectRead('that stand for one thing together are no feature of it', [
    ['fr', 'box de garage', 'sale?type=6'],
    ['fr', 'emplacement parking', 'sale?type=6&kind=parkingSpace'],
  ])
  expectRead('before an apostrophe', [['fr', "autour d'Alost", 'sale?around=aalst-10']])

  /** Corrections of words of the site that are right: `apart` is also said of a flat, and `Zeile` is as near to Zele. */
  const right = new Set(['tenant', 'grundstücks', 'commerciaux', 'apart', 'aflost', 'zeile'])

  test.each(locales)(
    'of the site itself are not corrected into others: %s',
    (page) => {
      const words = new Set(wordsOfSite(page))
      expect(words.size).toBeGreaterThan(1000)
      const wrong = [...words].filter(
        (word) => !right.has(word) && read(page, word).facts.some(({ typed }) => typed !== undefined),
      )
      expect(wrong).toEqual([])
    },
    60_000,
  )
})

/** Returns the words of four letters or more of the messages of a language. */
function wordsOfSite(page: Locale): readonly string[] {
  const folder = new URL(`../../../content/messages/${page}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    const texts: string[] = []
    JSON.parse(readFileSync(new URL(name, folder), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value.toLowerCase().replaceAll(/\{\{.*?\}\}/g, ' '))
    })
    return texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? [])
  })
}
