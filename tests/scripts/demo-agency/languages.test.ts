import { describe, expect, it } from 'vitest'
import properties from '../../../data/properties.json' with { type: 'json' }
import projects from '../../../data/projects.json' with { type: 'json' }
import { figureKey } from '#data/figures/figure.ts'
import { readFigures } from '#data/figures/read-figures.ts'
import { demoLocales, type DemoLocale, type InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { bareName, placesOf } from '#scripts/demo-agency/facts/surroundings.ts'
import { makeListings } from '#scripts/demo-agency/records/make-properties.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { createWriter } from '#scripts/demo-agency/words/description-writer.ts'
import { fillTemplate } from '#scripts/demo-agency/words/fill-template.ts'
import headlines from '#scripts/demo-agency/words/sentences/headlines.json' with { type: 'json' }
import { sentences } from '#scripts/demo-agency/words/sentences.ts'
import { createRandom } from '#scripts/kit/random.ts'

type Version = Readonly<{ name: string; locale: DemoLocale; text: string }>

const textFields = ['TypeDescription', 'DescriptionA', 'Delivery', 'Constructions', 'Technical', 'Situation']

/** The texts of each record in each language that it has, by file and ID. */
const versions = [
  ...properties.map((record: CrmRecord) => ({ file: 'property', record })),
  ...projects.map((record: CrmRecord) => ({ file: 'project', record })),
].flatMap(({ file, record }): Version[] =>
  demoLocales
    .filter((locale) => record['language'] === locale)
    .map((locale) => ({
      name: `${file} ${String(record['ID'])}`,
      locale,
      text: textFields.map((field) => String(record[field] ?? '')).join('\n'),
    })),
)
const groups = [...Map.groupBy(versions, ({ name }) => name).values()].filter(({ length }) => length > 1)

const figuresOf = ({ text, locale }: Version): string[] => readFigures(text, locale).map(figureKey).toSorted()

/** Words for one fact in each language; a text has all of them or none. */
const facts: Readonly<Record<string, InLanguages<RegExp>>> = {
  fireplace: { nl: /een haard/, fr: /un feu ouvert/, en: /an open fire/, de: /ein Kamin/ },
  'two ovens': { nl: /twee ovens/, fr: /deux fours/, en: /two ovens/, de: /zwei Backöfen/ },
  'wine fridge': { nl: /wijnkast/, fr: /cave à vin/, en: /wine fridge/, de: /Weinkühlschrank/ },
  parquet: { nl: /in parket/, fr: /en parquet/, en: /parquet floor/, de: /aus Parkett|ist aus Parkett/ },
  tiles: { nl: /in tegels/, fr: /en carrelage/, en: /tiled floor/, de: /aus Fliesen/ },
  'triple glazing': {
    nl: /driedubbel glas/i,
    fr: /triple vitrage/i,
    en: /triple glazing/i,
    de: /Dreifachverglasung/,
  },
  'heat pump': {
    nl: /warmtepomp/i,
    fr: /pompe à chaleur/i,
    en: /heat pump/i,
    de: /Wärmepumpe/i,
  },
  geothermal: { nl: /Geothermie/, fr: /Géothermie/, en: /Geothermal/, de: /Erdwärme/ },
  'passive cooling': {
    nl: /passieve koeling/,
    fr: /refroidissement passif/,
    en: /passive cooling/,
    de: /passive Kühlung/,
  },
  'underground garage': {
    nl: /ondergrondse garage/,
    fr: /garage souterrain/,
    en: /underground garage/,
    de: /Tiefgarage/,
  },
  oil: { nl: /stookolie/i, fr: /mazout/i, en: /\boil\b/i, de: /Heizöl|Ölkessel|Ölzentral/i },
  south: {
    nl: /zuiden(?!\p{L})/u,
    fr: /orienté(?:s|e|es)? sud(?!-)|(?<!-)plein sud|vers le sud(?!-)/i,
    en: /\bfac(?:e|es|ing) south(?!-)|to the south(?!-)|south-facing/i,
    de: /Süden/,
  },
  pool: { nl: /zwembad/i, fr: /piscine/i, en: /pool/i, de: /Schwimmbad/i },
}

describe('the languages of a demo listing or project', () => {
  it('state the same figures', () => {
    expect(groups.length).toBeGreaterThan(150)
    for (const group of groups) {
      const [first, ...others] = group.map((version) => [version.name, ...figuresOf(version)])
      for (const other of others) expect(other).toEqual(first)
    }
  })

  it.each(Object.entries(facts))('all tell of %s, or none does', (_, words) => {
    const telling = groups.filter((group) => group.some(({ text, locale }) => words[locale].test(text)))
    expect(telling.length).toBeGreaterThan(0)
    expect(
      telling
        .filter((group) => !group.every(({ text, locale }) => words[locale].test(text)))
        .map(([version]) => version?.name),
    ).toEqual([])
  })

  it('name no place nearby twice in one text', () => {
    const write = createWriter()
    for (const listing of makeListings().facts) {
      const words = write(listing)
      const { sights, ways } = placesOf(listing.town)
      for (const locale of demoLocales) {
        const { description } = words[locale]
        const twice = [...sights, ...ways]
          .map((place) => bareName(place, locale))
          .toSorted((a, b) => b.length - a.length)
          .filter((name) => description.split(name).length > 2)
        expect([listing.id, locale, twice]).toEqual([listing.id, locale, []])
      }
    }
  })

  it('keep a number and its unit on one line', () => {
    for (const { name, text } of versions) expect([name, /\d m²/.test(text)]).toEqual([name, false])
  })
})

describe('the sentences of the demo', () => {
  it('have the same choices in every language', () => {
    const choices = (text: string): number[] =>
      [...text.matchAll(/\[([^\]]*)\]/g)].map(([, options = '']) => options.split('|').length)
    const pool = [...Object.values(sentences), ...Object.values(headlines)].flat()
    for (const entry of pool) {
      for (const locale of demoLocales) {
        expect([entry[locale], choices(entry[locale])]).toEqual([entry[locale], choices(entry.nl)])
      }
    }
  })

  it('make each choice once for all languages', () => {
    const same = '[one|two|three] and [four|five|six]'
    const entry = { nl: same, fr: same, en: same, de: same }
    const none = { nl: {}, fr: {}, en: {}, de: {} }
    const told = Array.from({ length: 20 }, (_, seed) => fillTemplate(createRandom(seed), entry, none))
    expect(new Set(told.map(({ nl }) => nl)).size).toBeGreaterThan(4)
    for (const { nl, fr, en, de } of told) expect([fr, en, de]).toEqual([nl, nl, nl])
  })

  it('are refused when a language lacks a choice', () => {
    const entry = {
      nl: 'een [haard|kachel]',
      fr: 'un [feu ouvert]',
      en: 'a [fire|stove]',
      de: 'ein [Kamin|Ofen]',
    }
    const none = { nl: {}, fr: {}, en: {}, de: {} }
    expect(() => {
      for (let seed = 0; seed < 20; seed += 1) fillTemplate(createRandom(seed), entry, none)
    }).toThrow('other choices than in Dutch: un [feu ouvert]')
  })
})
