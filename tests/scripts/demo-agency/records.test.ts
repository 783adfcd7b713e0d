import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import properties from '../../../data/properties.json' with { type: 'json' }
import projects from '../../../data/projects.json' with { type: 'json' }
import ledger from '../../../data/url-ledger.json' with { type: 'json' }
import pictures from '../../../data/pictures.json' with { type: 'json' }
import { labelOf } from '#scripts/demo-agency/facts/fabric.ts'
import { makeProjects } from '#scripts/demo-agency/projects/make-projects.ts'
import { makeListings, makeProperties } from '#scripts/demo-agency/records/make-properties.ts'
import { makeLedgerListings, toLines } from '#scripts/demo-agency/records/make-records.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { sentencesOf } from '#scripts/demo-agency/words/sentence-picker.ts'

const dataDir = join(import.meta.dirname, '../../../data')
const records: readonly CrmRecord[] = properties
const dutch = records.filter(({ language }) => language === 'nl')
const sale = dutch.filter(({ Goal }) => Number(Goal) === 0)
const rent = dutch.filter(({ Goal }) => Number(Goal) === 1)
const inLanguage = (language: string): readonly CrmRecord[] =>
  records.filter((record) => record['language'] === language)
const has = (test: (record: CrmRecord) => boolean): boolean => dutch.some(test)
const paragraphs = (record: CrmRecord): string[] =>
  String(record['DescriptionA'] ?? '')
    .replaceAll('</p>', '\n\n')
    .replaceAll('<p>', '')
    .split('\n\n')
    .filter((text) => text !== '')
describe('volume and states of the demo agency', () => {
  it('has the volume of the specification', () => {
    const active = sale.filter(({ Status, SubStatusName }) => Status === 1 && SubStatusName !== 'discreet')
    expect(active.length).toBeGreaterThanOrEqual(425)
    expect(rent.filter(({ Status }) => Status === 1).length).toBeGreaterThanOrEqual(31)
    expect(dutch.filter(({ SubStatusName }) => SubStatusName === 'discreet')).toHaveLength(5)
    expect(dutch.filter(({ OfficeID }) => OfficeID === 1)).toHaveLength(21)
    expect(projects.filter(({ language }) => language === 'nl')).toHaveLength(24)
  })

  it('has Stekene as the largest town', () => {
    const count = (city: string): number => sale.filter(({ City }) => City === city).length
    const cities = [...new Set(sale.map(({ City }) => String(City)))]
    expect(cities.toSorted((a, b) => count(b) - count(a))[0]).toBe('STEKENE')
  })

  it.each<readonly [string, (record: CrmRecord) => boolean]>([
    ['sold', ({ Status }) => Status === 2],
    ['rented', ({ Status }) => Status === 4],
    ['under option', ({ Marquee }) => Marquee === 3],
    ['new', ({ Marquee }) => Marquee === 2],
    ['unknown marquee', ({ Marquee }) => Marquee === 13],
    ['sold badge', ({ Marquee }) => Marquee === 4],
    ['price hidden', ({ PublishPrice }) => PublishPrice === 0],
    ['address hidden', ({ PublishAddress }) => PublishAddress === 0],
    ['no picture', ({ SmallPictureItem }) => SmallPictureItem === undefined],
    ['empty headline', ({ TypeDescription }) => TypeDescription === ''],
    ['life annuity', ({ ViagerType }) => ViagerType === 'bewoond'],
    ['empty reference', ({ RecordFile }) => RecordFile === ''],
    ['number/number reference', ({ RecordFile }) => /^\d+\/\d+$/.test(String(RecordFile))],
    ['Dutch zip', ({ Zip }) => /^\d{4} [A-Z]{2}$/.test(String(Zip))],
    ['price from', ({ PriceUnit }) => PriceUnit === 7],
    ['unit of a project', ({ ProjectID }) => ProjectID !== undefined],
    ['Brussels', ({ Zip }) => Zip === '1090'],
    ['Wallonia', ({ Zip }) => Zip === '7850'],
    ['Luxembourg', ({ CountryID }) => CountryID === 50],
    ['summary only', ({ Price, Status }) => Price === undefined && Status === undefined],
    ['numbers as text', ({ Price }) => typeof Price === 'string'],
    ['town with its zip', ({ City }) => / \(\d{4}\)$/.test(String(City))],
    ['very long headline', ({ TypeDescription }) => String(TypeDescription).length > 110],
  ])('shows: %s', (_, test) => {
    expect(has(test)).toBe(true)
  })

  it('never hides the price of a rental', () => {
    expect(rent.filter(({ PublishPrice }) => PublishPrice === 0)).toEqual([])
  })
})

describe('words', () => {
  it.each(['nl', 'fr', 'en', 'de'])('do not repeat themselves in %s', (language) => {
    const uses = new Map<string, number>()
    for (const record of inLanguage(language)) {
      for (const sentence of new Set(paragraphs(record).flatMap(sentencesOf)))
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    }
    expect([...uses].filter(([, count]) => count > 6)).toEqual([])
    const openings = inLanguage(language)
      .filter(({ DescriptionA }) => DescriptionA !== undefined)
      .map((record) => sentencesOf(paragraphs(record)[0] ?? '')[0])
    const repeated = openings.filter((opening, index) =>
      openings.slice(index + 1, index + 13).includes(opening),
    )
    expect(repeated).toEqual([])
  })

  it.each(['nl', 'fr', 'en', 'de'])('keep their length in %s, without open slots', (language) => {
    for (const record of inLanguage(language).filter(({ DescriptionA }) => DescriptionA !== undefined)) {
      const text = paragraphs(record).join(' ')
      const count = text.split(/\s+/).length
      expect(count, `${String(record['ID'])} ${language}`).toBeGreaterThanOrEqual(60)
      expect(count, `${String(record['ID'])} ${language}`).toBeLessThanOrEqual(170)
      expect(paragraphs(record).length).toBeLessThanOrEqual(4)
      expect(text).not.toMatch(/[{}[\]|]|undefined|\s{2}/)
    }
  })

  it('use each Dutch headline once, 20 to 60 characters long', () => {
    const headlines = dutch
      .map(({ TypeDescription }) => String(TypeDescription ?? ''))
      .filter((text) => text !== '' && text.length < 110)
    expect(new Set(headlines).size).toBe(headlines.length)
    expect(headlines.filter((text) => text.length < 20 || text.length > 60)).toEqual([])
  })

  it('never mention the street of a hidden address', () => {
    const hidden = dutch.filter(
      ({ PublishAddress, DescriptionA }) => PublishAddress === 0 && DescriptionA !== undefined,
    )
    const street = (record: CrmRecord): string => `de ${String(record['Street'])} `
    expect(
      hidden.filter((record) => paragraphs(record).join(' ').includes(street(record))).map(({ ID }) => ID),
    ).toEqual([])
  })

  it('mention the number of bedrooms in the record', () => {
    const numbers = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
    for (const record of dutch) {
      for (const [, word = ''] of paragraphs(record)
        .join(' ')
        .matchAll(/(één|twee|drie|vier|vijf|zes|zeven|acht|negen) slaapkamers?/gi)) {
        expect([record['ID'], numbers.indexOf(word.toLowerCase())]).toEqual([
          record['ID'],
          record['NumberOfBedRooms'],
        ])
      }
    }
  })

  it('exist in French for the Stekene office and in all languages for sixty listings', () => {
    const french = new Set(inLanguage('fr').map(({ ID }) => ID))
    expect(
      dutch.filter(
        ({ OfficeID, ID, TypeDescription }) => OfficeID === 3 && TypeDescription !== '' && !french.has(ID),
      ),
    ).toEqual([])
    expect(inLanguage('de').length).toBeGreaterThanOrEqual(60)
    expect(inLanguage('en').length).toBeGreaterThanOrEqual(60)
  })
})

describe('facts', () => {
  it('have the label of the score in its region', () => {
    const { facts } = makeListings()
    expect(facts.filter(({ fabric, town }) => labelOf(fabric.score, town) !== fabric.label)).toEqual([])
    const flemish = dutch.filter(
      ({ EPCLabelText, CountryID, Zip }) =>
        EPCLabelText !== undefined && CountryID === 10 && String(Zip).startsWith('9'),
    )
    const band = (score: number): string =>
      score <= 100
        ? 'A'
        : score <= 200
          ? 'B'
          : score <= 300
            ? 'C'
            : score <= 400
              ? 'D'
              : score <= 500
                ? 'E'
                : 'F'
    expect(
      flemish.filter(
        ({ EPCLabelText, EnergyPerformance }) => EPCLabelText !== band(Number(EnergyPerformance)),
      ),
    ).toEqual([])
  })

  it('have dates before the demo day', () => {
    const dates = dutch
      .flatMap((record) =>
        ['DateOnline', 'ModifyDate', 'GroundCertificateDate', 'AsbestosDate'].map((field) => record[field]),
      )
      .filter((date) => /^\d{4}-/.test(String(date)))
    expect(dates.filter((date) => String(date) > '2026-11-20')).toEqual([])
  })

  it('require an asbestos certificate only for buildings from before 2001', () => {
    expect(
      dutch.filter(
        ({ AsbestosType, ConstructionYear }) =>
          AsbestosType === 'niet verplicht' && Number(ConstructionYear) < 2001,
      ),
    ).toEqual([])
  })

  it('have no deposit above the regional maximum', () => {
    expect(
      rent.filter(({ DepositMonths, Zip }) => Number(DepositMonths) > (String(Zip).startsWith('1') ? 2 : 3)),
    ).toEqual([])
  })
})

describe('pictures', () => {
  it('exist and have alt texts in four languages', () => {
    const used = new Set(
      [...JSON.stringify([records, projects]).matchAll(/"pictures\/([^"]+)"/g)].map(([, file = '']) => file),
    )
    expect([...used].filter((file) => !existsSync(join(dataDir, 'pictures', file)))).toEqual([])
    const words = new Map(Object.entries(pictures))
    expect([...used].filter((file) => Object.keys(words.get(file)?.alt ?? {}).length !== 4)).toEqual([])
  })
})

describe('the script', () => {
  let made: readonly [string, string] = ['', '']
  beforeAll(() => {
    made = [toLines(makeProperties()), toLines(makeProperties())]
  })

  it('gives the committed records on every run', () => {
    expect(made[0]).toBe(made[1])
    expect(made[0]).toBe(readFileSync(join(dataDir, 'properties.json'), 'utf8'))
    expect(toLines(makeProjects())).toBe(readFileSync(join(dataDir, 'projects.json'), 'utf8'))
  })

  it('gives the history of the committed ledger, ending with the state in the record', () => {
    const listings = makeLedgerListings(makeProperties())
    expect(listings).toEqual(ledger.listings)
    const last = new Map(Object.entries(listings).map(([id, moments]) => [id, moments.at(-1)]))
    const told = dutch.filter(({ ID }) => last.has(String(ID)))
    expect(told.length).toBe(last.size)
    expect(
      told.filter(({ ID, Price }) => last.get(String(ID))?.price !== Number(Price) * 100).map(({ ID }) => ID),
    ).toEqual([])
  })
})
