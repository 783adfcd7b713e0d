import { describe, expect, test } from 'vitest'
import { formatProblems } from '#data/problems/format-problems.ts'
import { berlare, goodRecord, readProperties, readProperty } from '../read-records.ts'

describe('a good record', () => {
  test('becomes a listing without warnings', () => {
    const { property, problems } = readProperty({})
    expect(problems).toEqual([])
    expect(property).toMatchObject({
      id: 2417,
      goal: 'sale',
      availability: 'available',
      price: { kind: 'published', amount: 38_900_000, startingFrom: false },
      categories: [1],
      type: 'semiDetachedHouse',
      headline: { nl: 'Halfopen woning met tuin' },
      description: { nl: 'Ruime woning.\n\nTuin op het zuiden.' },
      address: { kind: 'published', street: 'Voorbeeldkouter', houseNumber: '12', town: berlare },
      position: { latitude: 51.0201, longitude: 4.0102, precision: 'address' },
      sections: ['sale'],
      officeId: 'stekene',
      agentId: 'an',
      surfaces: { living: 152 },
      rooms: { bedrooms: 3 },
      energy: { state: 'present', label: 'C', scoreKwhPerM2Year: 214 },
      publishedOn: '2026-10-02',
      modifiedOn: '2026-11-01',
    })
    expect(property.pictures).toEqual([
      { source: { kind: 'file', file: 'villa-0.webp' }, alt: expect.objectContaining({ nl: 'Voorgevel' }) },
    ])
  })

  test('has unknown facts, not negative ones, for missing fields', () => {
    const { property } = readProperty({})
    expect(new Set([...Object.values(property.features), ...Object.values(property.connections)])).toEqual(
      new Set(['unknown']),
    )
    expect(property.legal).toMatchObject({
      buildingPermit: 'unknown',
      summons: 'unknown',
      judicialDecision: 'unknown',
      heritage: 'unknown',
    })
    expect(property.flood).toEqual({ plot: undefined, building: undefined, delimited: 'unknown' })
  })
})

test("a home without a file number is named by the CRM's ID", () => {
  const { property } = readProperty({ RecordFile: ' ' })
  expect(property.reference).toBe(String(property.id))
  expect(readProperty({ RecordFile: '912595/2' }).property.reference).toBe('912595/2')
})

describe("an empty value in a CRM's notation", () => {
  test.each(['', '-', 'None', 0, '0', null])('%j is ignored without a warning', (empty) => {
    const { property, problems } = readProperty({
      ConstructionYear: empty,
      NumberOfFacades: empty,
      CadastralIncome: empty,
      ProjectID: empty,
      HeatingName: empty,
      SurfaceGarden: empty,
      SurfaceOffice: empty,
      ELevel: empty,
      EnergyPerformance: empty,
      EPCLabelText: empty,
      BuildingPermit: empty,
      Mobiscore: empty,
      DateOnline: empty,
      VirtualTour: empty,
    })
    expect(problems).toEqual([])
    expect(property.building).toMatchObject({ constructionYear: undefined, heating: undefined })
    expect(property.energy).toMatchObject({
      state: 'unknown',
      label: undefined,
      scoreKwhPerM2Year: undefined,
    })
    expect(property.charges.cadastralIncome).toBeUndefined()
    expect(property.projectId).toBeUndefined()
  })

  test('a day online may be counted back from the build, and only in whole words', () => {
    const publishedOn = (DateOnline: string) => readProperty({ DateOnline }).property.publishedOn
    expect(publishedOn('3 days ago')).toBe('2026-11-17')
    expect(publishedOn('0 days ago')).toBe('2026-11-20')
    expect(publishedOn('3 days')).toBeUndefined()
  })

  test('an E-level may lack its letter', () => {
    expect(['E30', 30, 'e 30'].map((ELevel) => readProperty({ ELevel }).property.energy.eLevel)).toEqual([
      30, 30, 30,
    ])
  })

  test.each(['EPC in aanvraag', 'PEB: aangevraagd', 'in opmaak'])(
    '%j: a certificate is on its way',
    (label) => {
      const { property, problems } = readProperty({
        EPCLabelText: label,
        EnergyPerformance: '',
        EPCUniqueCode: '',
      })
      expect([property.energy.state, problems]).toEqual(['requested', []])
    },
  )

  test('an energy score of 0 counts when the label makes it plausible', () => {
    expect(readProperty({ EnergyPerformance: 0, EPCLabelText: 'A+' }).property.energy.scoreKwhPerM2Year).toBe(
      0,
    )
    expect(
      readProperty({ EnergyPerformance: -12, EPCLabelText: 'A+' }).property.energy.scoreKwhPerM2Year,
    ).toBe(-12)
  })
})

describe('labels', () => {
  test('match without regard to case and accents', () => {
    const { property, problems } = readProperty({
      MainTypeName: 'RIJWONING',
      HeatingName: 'AARDGAS',
      WindowGlazing: 'Dubbele Beglazing',
      KitchenName: 'Ingericht',
      PreemptiveRight: 'NEE',
      GroundCertificate: 'Geen gegevens',
      AsbestosType: 'Niet verplicht',
      Enforcement: 'Minnelijke Schikking',
      OrientationG: 'zuidwest',
      OrientationT: 'ZO',
      PScore: 'b',
      EPCState: 'Aangevraagd',
      ElectricityCertificate: 'Niet conform',
    })
    expect(problems).toEqual([])
    expect(property.type).toBe('terracedHouse')
    expect(property.building.heating).toEqual({ kind: 'code', code: 'gas' })
    expect(property.orientation).toEqual({ garden: 'SW', terrace: 'SE', rear: undefined })
    expect(property.legal).toMatchObject({
      preEmption: 'no',
      soil: { state: 'noData' },
      asbestos: { state: 'notRequired' },
      enforcement: 'settlement',
      electricity: { state: 'nonConform' },
    })
    expect(property.energy.state).toBe('requested')
  })

  test('that are unknown are shown as text, with a warning', () => {
    const { property, problems } = readProperty({ HeatingName: 'Turfkachel', MainTypeName: 'Boomhut' })
    expect(property.building.heating).toEqual({ kind: 'text', text: 'Turfkachel' })
    expect([property.type, property.typeText]).toEqual([undefined, 'Boomhut'])
    expect(problems.map(({ severity, field }) => [severity, field])).toEqual([
      ['warning', 'MainTypeName'],
      ['warning', 'HeatingName'],
    ])
  })
})

describe('availability', () => {
  test.each([
    [{ Status: 2 }, 'sold'],
    [{ Status: 4, Goal: 1 }, 'rented'],
    [{ Status: 1, SubStatusName: 'Onder optie' }, 'underOption'],
    [{ Status: 1, SubStatusName: 'Topper' }, 'available'],
    [{ Status: '', Marquee: 3 }, 'underOption'],
    [{ Status: '', Marquee: '4' }, 'sold'],
    [{ Status: '', Marquee: 4, Goal: 1 }, 'rented'],
    [{ Status: '', Marquee: 2 }, 'available'],
    [{ Status: undefined }, 'available'],
  ])('%j is %s', (changes, expected) => expect(readProperty(changes).property.availability).toBe(expected))

  test.each([
    'Ingetrokken',
    'Uit verkoop',
    'Retiré',
    'archived',
    'In voorbereiding',
    'Off market',
    'On hold',
  ])('%j takes a listing back', (SubStatusName) => {
    const { entities, unpublished } = readProperties({ ...goodRecord, Status: 1, SubStatusName })
    expect({ entities, unpublished }).toEqual({ entities: [], unpublished: ['2417'] })
  })

  test.each([0, 3, 5, 6, '6'])('Status %j is not for the site, and is reported', (Status) => {
    const { entities, unpublished, problems } = readProperties({ ...goodRecord, Status })
    expect({ entities, unpublished, problems }).toEqual({ entities: [], unpublished: ['2417'], problems: [] })
  })
})

describe('a record without town, zip and country', () => {
  const silent = { City: '', Zip: null, CountryID: 0, CountryName: '' }

  test.each([
    ['in Lille', 50.6292, 3.0573],
    ['in Spain', 38.0, -0.68],
  ])('with a point %s is kept off the site, and reported', (_, GoogleX, GoogleY) => {
    const { entities, unpublished, problems } = readProperties({ ...goodRecord, ...silent, GoogleX, GoogleY })
    expect({ entities, unpublished }).toEqual({ entities: [], unpublished: ['2417'] })
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'warning', field: 'GoogleX' }))
  })

  test('with a point in Belgium is shown in the nearest place', () => {
    const { property, problems } = readProperty({ ...silent, GoogleX: 51.03, GoogleY: 3.99 })
    expect(property.address.town).toMatchObject({ country: 'BE', zip: expect.any(String) })
    expect(problems).toContainEqual(expect.objectContaining({ received: expect.stringContaining('read as') }))
  })

  test('with a country is shown there, whatever the point', () => {
    const { property } = readProperty({ ...silent, CountryName: 'Spanje', GoogleX: 38, GoogleY: -0.68 })
    expect(property.address.town).toMatchObject({ country: 'ES' })
  })
})

test('what many records have wrong in the same way is one entry of the report, with the place that was taken', () => {
  const wrong = ['GENT', 'AALST', 'LOKEREN', 'WETTEREN', 'STEKENE', 'HAMME'].map((City, index) => ({
    ...goodRecord,
    ID: index + 1,
    City,
    Zip: '4000',
    GoogleX: undefined,
    GoogleY: undefined,
  }))
  const report = formatProblems(readProperties(...wrong).problems)
  expect(report).toContain('(6 times)')
  expect(report).toContain('4000 HAMME, read as 4000 Luik')
})

describe('price', () => {
  test.each([
    [{ Price: '389.000,00' }, { kind: 'published', amount: 38_900_000, startingFrom: false }],
    [{ PriceUnit: '7' }, { kind: 'published', amount: 38_900_000, startingFrom: true }],
    [{ PublishPrice: '0' }, { kind: 'onRequest' }],
    [{ PriceUnitText: 'vanaf' }, { kind: 'published', amount: 38_900_000, startingFrom: true }],
    [{ PriceUnitText: 'À partir de' }, { kind: 'published', amount: 38_900_000, startingFrom: true }],
    [{ PriceUnitText: 'per m²' }, { kind: 'onRequest' }],
    [{ PriceUnitText: 'excl. btw' }, { kind: 'onRequest' }],
    [{ PriceUnitText: 'boeket' }, { kind: 'onRequest' }],
    [{ Price: '389.000 euro per jaar' }, { kind: 'onRequest' }],
    [{ PublishPrice: false }, { kind: 'onRequest' }],
    [{ Price: '' }, { kind: 'onRequest' }],
    [{ Price: 0 }, { kind: 'onRequest' }],
    [{ Price: -5 }, { kind: 'onRequest' }],
  ])('%j', (changes, expected) => expect(readProperty(changes).property.price).toEqual(expected))
})

test.each(['boeket', 'Bouquet', 'lump sum', 'Einmalzahlung'])(
  'the price of a life annuity may be said to be its lump sum: %s',
  (PriceUnitText) => {
    const { property, problems } = readProperty({ PriceUnitText, ViagerAge1: 78, ViagerMonthlyRent: 900 })
    expect(property.price).toMatchObject({ kind: 'published', amount: 38_900_000 })
    expect(problems).toEqual([])
  },
)

describe('a rent', () => {
  const perMonth = (amount: number) => ({ kind: 'published', amount, startingFrom: false })
  test.each([
    [{ Price: 900, PriceUnitText: '/maand' }, perMonth(90_000), []],
    [{ Price: '900 €/mois' }, perMonth(90_000), []],
    [{ Price: '€ 900,- p/m' }, perMonth(90_000), []],
    [{ Price: 14_400, PriceUnitText: 'per jaar' }, perMonth(120_000), ['Price']],
    [{ Price: '10.000 par an' }, perMonth(83_333), ['Price']],
    [{ Price: 2700, PriceUnitText: 'Quartal' }, perMonth(90_000), ['Price']],
    [{ Price: 500, PriceUnitText: 'par semaine' }, { kind: 'onRequest' }, ['PriceUnitText']],
    [{ Price: 80, PriceUnitText: 'Tag' }, { kind: 'onRequest' }, ['PriceUnitText']],
    [{ Price: '120 €/m²/jaar' }, { kind: 'onRequest' }, ['Price']],
    [{ Price: 120, PriceUnitText: 'per m² per jaar' }, { kind: 'onRequest' }, ['PriceUnitText']],
    [{ Price: 900, PriceUnit: 3 }, { kind: 'onRequest' }, ['PriceUnitText']],
  ])('%j', (changes, expected, fields) => {
    const { property, problems } = readProperty({ Goal: 1, ...changes })
    expect(property.price).toEqual(expected)
    expect(problems.map(({ field }) => field)).toEqual(fields)
  })
})

describe('sections', () => {
  test.each([
    [{}, ['sale']],
    [{ Goal: 1 }, ['rent']],
    [{ OfficeID: '1' }, ['sale', 'office-berlare']],
    [{ OfficeID: 1, SubStatusName: 'Discreet' }, ['discreet']],
  ])('%j is in %j', (changes, expected) => expect(readProperty(changes).property.sections).toEqual(expected))
})

describe('office', () => {
  test.each([
    [{ OfficeID: 3 }, 'stekene'],
    [{ OfficeID: '' }, 'berlare'],
    [{ OfficeID: 0, City: 'Stekene', Zip: 9190 }, 'stekene'],
    [{ OfficeID: '', City: 'Hulst', Zip: '4561 AB', CountryID: 63, GoogleX: '', GoogleY: '' }, 'berlare'],
  ])('%j answers from %s', (changes, expected) =>
    expect(readProperty(changes).property.officeId).toBe(expected),
  )
})

describe('translations', () => {
  test('of one ID become one listing', () => {
    const { entities, problems } = readProperties(
      {
        ID: 2417,
        language: 'fr',
        TypeDescription: 'Maison avec jardin',
        DescriptionA: 'Spacieuse.',
        PullQuote: 'Le soir entre par le jardin.',
        ViagerConditions: 'À convenir',
      },
      { ...goodRecord, ViagerConditions: 'Te bespreken' },
      { ID: '2417', LanguageId: 4, TypeDescription: 'Haus mit Garten' },
    )
    expect(problems).toEqual([])
    expect(entities).toHaveLength(1)
    expect(entities[0]?.headline).toEqual({
      nl: 'Halfopen woning met tuin',
      fr: 'Maison avec jardin',
      de: 'Haus mit Garten',
    })
    expect(entities[0]?.description.fr).toBe('Spacieuse.')
    expect(entities[0]?.pullQuote).toEqual({ fr: 'Le soir entre par le jardin.' })
    expect(entities[0]?.lifeAnnuity?.conditions).toEqual({ nl: 'Te bespreken', fr: 'À convenir' })
  })

  test('that give another figure are a warning, and are shown', () => {
    const { entities, problems } = readProperties(
      { ...goodRecord, DescriptionA: 'Living van 41 m².' },
      { ID: 2417, language: 'fr', TypeDescription: 'Prix\u00A0: bas', DescriptionA: 'Séjour de 33 m².' },
    )
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        record: '2417',
        field: 'DescriptionA',
        received: '"33 m² (fr), 41 m² (nl)"',
      }),
    ])
    expect(entities[0]?.headline.fr).toBe('Prix\u00A0: bas')
    expect(entities[0]?.description.fr).toBe('Séjour de 33 m².')
  })

  test('that repeat a language are an error, and the first one is kept', () => {
    const { entities, problems } = readProperties(goodRecord, {
      ...goodRecord,
      TypeDescription: 'Een ander huis',
    })
    expect(entities.map((property) => property.headline.nl)).toEqual(['Halfopen woning met tuin'])
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', record: '2417', field: 'ID', remedy: expect.any(String) }),
    ])
  })
})

describe('a hidden address', () => {
  const hidden = {
    PublishAddress: '0',
    TypeDescription: 'Woning in de Voorbeeldkouter',
    DescriptionA: 'Rustig gelegen. De VOORBEELDKOUTER is een doodlopende straat. Tuin op het zuiden.',
    PictureItems: [
      { Name: 'Voorbeeldkouter 12', Url: 'pictures/living-0.webp' },
      { Name: 'Gevel', Url: 'https://foto.voorbeeld.be/voorbeeldkouter-12.jpg' },
    ],
    DocumentItems: [{ Name: 'Plan Voorbeeldkouter', Url: 'https://foto.voorbeeld.be/plan.pdf' }],
  }

  test('mentions its street nowhere', () => {
    const { property } = readProperty(hidden)
    expect(property.address).toEqual({ kind: 'hidden', town: { ...berlare, zips: ['9290'] } })
    expect(JSON.stringify(property).toLowerCase()).not.toContain('voorbeeldkouter')
    expect(property.description.nl).toBe('Rustig gelegen. Tuin op het zuiden.')
  })

  test('with a short street name keeps ordinary words that look like it', () => {
    const { property } = readProperty({
      Street: 'Dam',
      PublishAddress: 0,
      DescriptionA: 'Wandelen op de dam langs het water. De woning staat aan de Dam. Tuin op het zuiden.',
    })
    expect(property.description.nl).toBe('Wandelen op de dam langs het water. Tuin op het zuiden.')
  })

  test('is on the map in the centre of its town', () => {
    expect(readProperty(hidden).property.position).toEqual({
      latitude: 51.018,
      longitude: 4.002,
      precision: 'town',
    })
  })

  test('also applies to a listing without a street', () => {
    expect(readProperty({ Street: '-' }).property).toMatchObject({
      address: { kind: 'hidden' },
      position: { precision: 'town' },
    })
  })
})

describe('a sold listing', () => {
  test('keeps everything for the configured number of months', () => {
    const { property } = readProperty({ Status: 2, ModifyDate: '2025-11-20' })
    expect(property).toMatchObject({
      availability: 'sold',
      address: { kind: 'published' },
      price: { kind: 'published' },
    })
    expect(property.pictures).toHaveLength(1)
  })

  test('then loses street, price and pictures', () => {
    const { property } = readProperty({
      Status: 2,
      ModifyDate: '2025-11-19',
      VirtualTour: 'https://tour.voorbeeld.be/1',
    })
    expect(property).toMatchObject({
      availability: 'sold',
      address: { kind: 'hidden', town: berlare },
      price: { kind: 'onRequest' },
      position: { precision: 'town' },
      pictures: [],
      virtualTour: undefined,
    })
  })

  test('keeps them when it is old but still for sale', () => {
    expect(readProperty({ ModifyDate: '2019-01-01' }).property.pictures).toHaveLength(1)
  })
})

describe('a place outside Belgium', () => {
  test('has the postal code format of its country', () => {
    const { property, problems } = readProperty({
      City: 'HULST',
      Zip: '4561ab',
      CountryID: 63,
      GoogleX: 51.28,
      GoogleY: 4.05,
      OfficeID: 1,
    })
    expect(problems).toEqual([])
    expect(property.address.town).toMatchObject({ slug: 'hulst', zip: '4561 AB', country: 'NL' })
  })
})

describe('a life annuity', () => {
  test('exists when its terms do', () => {
    const { property } = readProperty({
      ViagerAge1: '78',
      ViagerType: 'Bewoond',
      ViagerDownPayment: '85.000,00',
      ViagerMonthlyRent: 640,
      ViagerIndexed: 1,
    })
    expect(property.lifeAnnuity).toMatchObject({
      age1: 78,
      occupied: 'yes',
      downPayment: 8_500_000,
      monthly: 64_000,
      indexed: 'yes',
      survivor: 'unknown',
    })
  })

  test.each([
    [{ Price: null }, ['ViagerMonthlyRent']],
    [{ Price: null, PublishPrice: 0 }, []],
    [{ Price: null, ViagerDownPayment: 85_000 }, []],
  ])('of which no amount is said is a warning: %o', (changes, fields) => {
    const { problems } = readProperty({ ViagerAge1: 78, ...changes })
    expect(problems.map(({ field }) => field)).toEqual(fields)
  })

  test('has no amounts when the price is hidden', () => {
    const { property } = readProperty({
      Price: 82_000,
      PublishPrice: 0,
      ViagerAge1: 78,
      ViagerDownPayment: 82_000,
      ViagerMonthlyRent: 980,
    })
    expect(property.lifeAnnuity).toMatchObject({ age1: 78 })
    expect(JSON.stringify(property)).not.toMatch(/8200000|98000/)
  })

  test('does not exist because of flags alone', () => {
    expect(
      readProperty({ ViagerAge1: 0, ViagerIndexed: 0, ViagerSurvival: 0 }).property.lifeAnnuity,
    ).toBeUndefined()
  })
})
