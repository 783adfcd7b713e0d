import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import { euroCents } from '#domain/values/money.ts'
import { clearHome as home, clearLegal as legal } from '#tests/support/catalogue/clear-home.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

let rules: Rules
beforeAll(async () => {
  rules = await loadOwnRules()
})

const knowOf = (overrides: Partial<Property>, locale: Locale = 'nl') =>
  viewOnly({ ...home, ...overrides }, { locale, site: { rules } }).know
const said = (overrides: Partial<Property>, locale?: Locale) =>
  knowOf(overrides, locale)?.verdicts.map(({ title, says, unknown, sign }) =>
    [title, says, unknown, sign].filter((part) => part !== undefined).join(' | '),
  )

describe('the verdicts in words', () => {
  test.each<[Locale, readonly string[]]>([
    [
      'nl',
      [
        'Water | Geen gekend overstromingsrisico | In orde',
        'Vergunningen | Vergund, geen lopende zaken | In orde',
        'Energie | Label C, geen renovatieverplichting | In orde',
      ],
    ],
    [
      'de',
      [
        'Hochwasser | Kein bekanntes Überschwemmungs\u00adrisiko | In Ordnung',
        'Genehmigungen | Genehmigt, keine laufenden Verfahren | In Ordnung',
        'Energie | Label C, keine Renovierungspflicht | In Ordnung',
      ],
    ],
  ])('of a home without trouble, in %s', (locale, words) => {
    expect(said({}, locale)).toEqual(words)
  })

  test.each<[string, Partial<Property>, string]>([
    [
      'what is not known, by name',
      { legal: { ...legal, preEmption: 'unknown', zoning: undefined } },
      'Vergunningen | Nog niet bekend, vraag het ons | Stedenbouwkundige bestemming en voorkooprecht | Let op',
    ],
    [
      'what is against the home, and what is not known beside it',
      { legal: { ...legal, summons: 'yes', allotmentPermit: 'onRequest' } },
      'Vergunningen | Dagvaarding | Nog niet bekend, vraag het ons: verkavelingsvergunning. | Let op',
    ],
    [
      'the worse of two scores',
      { flood: { plot: 'B', building: 'D', delimited: 'no' } },
      'Water | Middelgrote kans op overstroming in het huidige klimaat | Let op',
    ],
    [
      'planning facts that are only to be had on request',
      { legal: { ...legal, planningInformation: 'onRequest' } },
      'Vergunningen | Nog niet bekend, vraag het ons | Stedenbouwkundige inlichtingen | Let op',
    ],
    [
      'an expired certificate, which promises nothing',
      { energy: { state: 'present', label: 'C', scoreKwhPerM2Year: 246, validUntil: day('2026-01-31') } },
      'Energie | Nog niet bekend, vraag het ons | Energieprestatiecertificaat (EPC) en renovatieverplichting | Let op',
    ],
    [
      'a duty',
      { energy: { state: 'present', label: 'F' } },
      'Energie | Label F, renovatieverplichting | Let op',
    ],
    [
      'a delimited flood area',
      { flood: { plot: 'A', building: 'A', delimited: 'yes' } },
      'Water | In een afgebakend overstromingsgebied | Let op',
    ],
    [
      'the data of the soil register',
      { type: 'buildingPlot', legal: { ...legal, soil: { state: 'data' } } },
      'Bodem | De OVAM heeft gegevens over de bodem | Let op',
    ],
    [
      'the terms of a life annuity',
      {
        lifeAnnuity: {
          age1: 78,
          age2: 75,
          occupied: 'yes',
          indexed: 'yes',
          survivor: 'yes',
          maxDurationYears: 20,
          conditions: {},
        },
      },
      'Lijfrente | Op 2 hoofden, hoogstens 20 jaar | Let op',
    ],
    [
      'the deposit of a rental',
      { goal: 'rent', sections: ['rent'], charges: { depositMonths: 3 } },
      'Huurwaarborg | 3 maanden huur | In orde',
    ],
    [
      'the charges of a rental',
      {
        goal: 'rent',
        sections: ['rent'],
        charges: { chargesTenant: euroCents(60), chargesKind: 'fixed' },
      },
      'Huurcontract | Vaste kosten en lasten (forfait) | In orde',
    ],
  ])('name %s', (_, overrides, words) => {
    expect(said(overrides)).toContain(words)
  })

  it('say nothing of a duty that no rule knows', () => {
    const verdicts = viewOnly(home).know?.verdicts ?? []
    expect(verdicts.map(({ says }) => says).join()).not.toContain('renovatieverplichting')
  })
})

describe('the sentences', () => {
  const sentences = (overrides: Partial<Property>, subject: string) =>
    knowOf(overrides)
      ?.groups.find((group) => group.subject === subject)
      ?.facts.map(
        ({ sentence, isAgainst }) => `${isAgainst ? '! ' : ''}${sentence.map(({ text }) => text).join('')}`,
      )

  it('of the planning law are all there in full, summons and enforcement apart', () => {
    expect(sentences({}, 'planning')).toEqual([
      'Er is een stedenbouwkundige vergunning of omgevingsvergunning uitgereikt.',
      'De meest recente stedenbouwkundige bestemming is woongebied.',
      'Er is geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd.',
      'Er is geen dagvaarding uitgebracht.',
      'Op dit goed rust geen voorkooprecht.',
      'Er geldt geen verkavelingsvergunning (omgevingsvergunning voor het verkavelen van gronden).',
    ])
  })

  it('that have to be minded come first, and are marked', () => {
    const [first] = sentences({ legal: { ...legal, preEmption: 'yes' } }, 'planning') ?? []
    expect(first).toBe('! Op dit goed rust een voorkooprecht.')
    const electricity = { state: 'nonConform' } as const
    const [worst, second] = sentences({ legal: { ...legal, electricity } }, 'certificates') ?? []
    expect(worst).toMatch(/^! De elektrische installatie is niet conform\./)
    expect(second).toMatch(/^EPC-label C/)
    expect(sentences({ flood: { delimited: 'yes' } }, 'other')?.[0]).toBe(
      '! Dit goed ligt in een afgebakend overstromingsgebied.',
    )
  })

  it('mark nothing as unfavourable that is not known', () => {
    expect(JSON.stringify(viewOnly({}).know?.groups)).not.toContain('"isAgainst":true')
  })

  it('name a certificate once: not below an empty scale that says it was requested', () => {
    const requested = sentences({ energy: { state: 'requested' } }, 'certificates') ?? []
    expect(requested.join()).not.toContain('aangevraagd')
    expect(knowOf({ energy: { state: 'requested' } })?.energy?.scale).toBeDefined()
  })
})

describe('the line of sources', () => {
  it('names each source once with its date', () => {
    const { sources } = viewOnly(
      {
        ...home,
        legal: { ...legal, planningInformation: 'yes', planningInformationOn: day('2026-05-03') },
        flood: { delimited: 'no', on: day('2026-01-08') },
        modifiedOn: day('2026-11-19'),
      },
      { site: { rules } },
    )
    expect(sources.map(({ words }) => words)).toEqual([
      'De gegevens over stedenbouw komen uit de stedenbouwkundige inlichtingen van 3 mei 2026.',
      'Overstroming: overstromingsrapport van 8 januari 2026 (waterinfo.be).',
      expect.stringMatching(/^Kosten: een raming zonder lening, volgens vlaanderen\.be/),
      'Bron, tenzij anders vermeld: ons dossier van 19 november 2026.',
    ])
  })
})

it('is left out once the home is sold, in every language', () => {
  for (const locale of locales) expect(knowOf({ availability: 'sold' }, locale)).toBeUndefined()
})

describe('abroad', () => {
  const address = {
    kind: 'hidden',
    town: { slug: 'altea', name: 'Altea', names: {}, zip: '03590', country: 'ES' },
  } as const

  test('nothing of Belgian law is said', () => {
    expect(knowOf({ address, energy: { state: 'unknown' } })).toBeUndefined()
    const view = viewOnly(
      { ...home, address, energy: { state: 'unknown' } },
      { locale: 'nl', site: { rules } },
    )
    expect(view.costs).toBeUndefined()
    expect(view.location.address).toBe('03590 Altea (Spanje)')
  })

  test('a certificate that the record has is told', () => {
    const known = knowOf({
      address,
      energy: { state: 'present', label: 'E' },
      flood: { delimited: 'unknown' },
    })
    expect(known?.verdicts).toEqual([])
    expect(known?.flood).toBeUndefined()
    expect(known?.groups.map(({ subject }) => subject)).toEqual(['certificates'])
  })
})
