import { describe, expect, test } from 'vitest'
import { regionOfZip } from '#domain/place/region.ts'
import { readProperty } from '../read-records.ts'

const placeFields = new Set([
  'City',
  'Zip',
  'CountryID',
  'CountryName',
  'GoogleX',
  'Street',
  'HouseNumber',
  'BoxNr',
])

/** Reads the place of the good record with some fields changed, and the fields that were warned of. */
function read(changes: Readonly<Record<string, unknown>>) {
  const { property, problems } = readProperty(changes)
  const { address, position } = property
  const { zip, country } = address.town
  const warned = problems.map(({ field }) => field).filter((field) => placeFields.has(field ?? ''))
  return { address, town: address.town, position, warned, region: regionOfZip(zip, country) }
}

describe('a place of a name that others have', () => {
  test.each([
    ['SAINT-NICOLAS', '4420', [50.6284, 5.5324], 'saint-nicolas', 'wallonia'],
    ['SAINT-NICOLAS', '9100', [51.165, 4.143], 'sint-niklaas', 'flanders'],
    ['HAMME', '1785', [50.9122, 4.2788], 'hamme-merchtem', 'flanders'],
    ['NIEUWERKERKEN', '3850', [50.8638, 5.1947], 'nieuwerkerken-limburg', 'flanders'],
    ['NIEUWERKERKEN', '9320', [50.9239, 4.0043], 'nieuwerkerken-aalst', 'flanders'],
    ['GIJZEGEM (AALST) 9308', '', ['', ''], 'gijzegem', 'flanders'],
    ["'S-GRAVENWEZEL", '2970', ['', ''], 's-gravenwezel', 'flanders'],
    ['BRU.', '1000', ['', ''], 'brussel', 'brussels'],
  ])('%s %s has its own page and region', (City, Zip, [GoogleX, GoogleY], slug, region) => {
    const found = read({ City, Zip, GoogleX, GoogleY })
    expect([found.town.slug, found.region, found.warned]).toEqual([slug, region, []])
  })

  test('without zip it has no region, and the warning names them all', () => {
    const { problems, property } = readProperty({ City: 'HAMME', Zip: '', GoogleX: '', GoogleY: '' })
    expect(property.address.town.zip).toBeUndefined()
    expect(problems.find(({ field }) => field === 'City')?.expected).toBe('1785 Hamme (Merchtem), 9220 Hamme')
  })
})

describe('a point', () => {
  test.each([
    ['in decimals of a comma', { GoogleX: '51,0201', GoogleY: '4,0102' }, 'address', []],
    ['with its figures swapped', { GoogleX: 4.0102, GoogleY: 51.0201 }, 'town', ['GoogleX']],
    ['of zeros', { GoogleX: 0, GoogleY: '0.0' }, 'town', []],
    ['in Paris', { GoogleX: 48.85, GoogleY: 2.35 }, 'town', ['GoogleX']],
    ['in Liège', { GoogleX: 50.63, GoogleY: 5.57 }, 'town', ['GoogleX']],
    ['of words', { GoogleX: 'onbekend', GoogleY: 'n/a' }, 'town', ['GoogleX']],
  ])('%s', (_, changes, precision, warned) => {
    const found = read(changes)
    expect([found.position?.precision, found.warned]).toEqual([precision, warned])
    expect(found.town.slug).toBe('berlare')
  })
})

describe('a place abroad', () => {
  test.each([
    [
      { CountryName: 'Spanje', City: 'ORIHUELA COSTA', Zip: '03189', GoogleX: 37.93, GoogleY: -0.73 },
      'ES',
      '03189',
    ],
    [{ CountryName: 'France', City: 'LILLE', Zip: '59000', GoogleX: 50.63, GoogleY: 3.06 }, 'FR', '59000'],
    [{ CountryName: 'Österreich', City: 'LINZ', Zip: '4020', GoogleX: 48.3, GoogleY: 14.29 }, 'AT', '4020'],
    [{ CountryName: 'ESP', City: 'Altea', Zip: '', GoogleX: '', GoogleY: '' }, 'ES', undefined],
    [{ City: 'AACHEN', Zip: 'D-52062', GoogleX: '', GoogleY: '' }, 'DE', '52062'],
  ])('%j is of its country, without Belgian region', (changes, country, zip) => {
    const found = read({ CountryID: '', ...changes })
    expect([found.town.country, found.town.zip, found.region, found.warned]).toEqual([
      country,
      zip,
      undefined,
      [],
    ])
  })
})

describe('a place of which no country is known', () => {
  test.each([
    [{ CountryName: 'Atlantis', City: 'NERGENS', Zip: '' }, 'Nergens', ['CountryName', 'City']],
    [{ CountryID: 10, CountryName: 'Atlantis', City: '', Zip: '' }, 'Atlantis', ['CountryName', 'City']],
    [{ CountryName: 'Atlantis', City: 'Weltevreden', Zip: '9240' }, 'Weltevreden', ['CountryName', 'City']],
    [{ City: 'ORIHUELA COSTA', Zip: '03189', GoogleX: 37.93, GoogleY: -0.73 }, 'Orihuela Costa', ['City']],
    // Names that Belgian places have too.
    [{ City: 'LILLE', Zip: '59000' }, 'Lille', ['City']],
    [{ City: 'Essen', Zip: '45127' }, 'Essen', ['City']],
    [{ City: 'HALLE', Zip: '06108' }, 'Halle', ['City']],
    [{ City: 'Hove', Zip: 'BN3 1AA' }, 'Hove', ['City']],
    [{ City: 'LINZ', Zip: '4020', GoogleX: 48.3, GoogleY: 14.29 }, 'Linz', ['City']],
  ])('%j is not taken for Belgian', (changes, name, warned) => {
    const found = read({ CountryID: '', GoogleX: '', GoogleY: '', ...changes })
    expect([found.town.country, found.town.name, found.region]).toEqual([undefined, name, undefined])
    expect(found.warned).toEqual(warned)
  })

  test('with the name and zip of a Belgian place it is that one', () => {
    const found = read({ CountryID: '', CountryName: 'Belgenland', City: 'ZELE', Zip: '9240' })
    expect([found.town.country, found.town.slug, found.warned]).toEqual(['BE', 'zele', ['CountryName']])
  })
})

test('a home abroad keeps nothing of Belgian law, whatever its record says', () => {
  const law = {
    Summons: 'nee',
    PScore: 'A',
    GScore: 'D',
    DelimitedFloodArea: 'ja',
    AsbestosType: 'niet asbestveilig',
    CadastralIncome: 900,
    RegisteredRight: 25_000,
    RealEstateTax: 700,
    Mobiscore: 7,
  }
  const { property: home } = readProperty(law)
  const { property: abroad } = readProperty({
    ...law,
    CountryID: '',
    CountryName: 'Spanje',
    City: 'ALTEA',
    Zip: '03590',
  })
  expect([home.flood.plot, home.legal.summons, home.legal.mobiscore, home.charges.cadastralIncome]).toEqual([
    'A',
    'no',
    7,
    90_000,
  ])
  const { property: none } = readProperty({})
  expect([abroad.flood, abroad.legal]).toEqual([none.flood, none.legal])
  expect(abroad.charges).toEqual(none.charges)
})

describe('a street', () => {
  test.each([
    [{ Street: 'Voorbeeldstraat 74 bus 2', HouseNumber: '' }, 'Voorbeeldstraat', '74', '2'],
    [{ Street: 'Voorbeeldstraat 7', HouseNumber: '7' }, 'Voorbeeldstraat', '7', undefined],
    [{ Street: 'Laan 18', HouseNumber: '7' }, 'Laan 18', '7', undefined],
    [{ Street: 'Voorbeeldstraat', HouseNumber: '7', BoxNr: 'bus 3' }, 'Voorbeeldstraat', '7', '3'],
    [{ Street: 'Voorbeeldstraat', HouseNumber: '7', BoxNr: '/' }, 'Voorbeeldstraat', '7', undefined],
    [{ Street: 'Voorbeeldstraat', HouseNumber: '12 RDC' }, 'Voorbeeldstraat', '12', 'RDC'],
  ])('%j is read', (changes, street, houseNumber, box) => {
    const { address, warned } = read(changes)
    expect(address).toMatchObject({ street, houseNumber, box })
    expect(warned).toEqual([])
  })
})

describe('a record without zip and country', () => {
  test.each([
    ['Sluis', 51.31, 3.39],
    ['Maastricht', 50.85, 5.69],
    ['Aachen', 50.776, 6.084],
    ['Baarle-Nassau', 51.445, 4.93],
    // Belgium lies on three sides of these.
    ['Givet', 50.138, 4.825],
    ['Fromelennes', 50.122, 4.86],
    ['Halluin', 50.783, 3.126],
    ['Eijsden', 50.777, 5.71],
    ['Aardenburg', 51.273, 3.447],
    // Belgium has a place of that name too, far away.
    ['Lille', 50.63, 3.06],
    ['Essen', 51.46, 7.01],
  ])('%s beyond the border is no Belgian place, and is said', (City, GoogleX, GoogleY) => {
    const found = read({ City, Zip: '', CountryID: '', GoogleX, GoogleY })
    expect([found.town.name, found.town.country, found.town.zip]).toEqual([City, undefined, undefined])
    expect(found.warned).toContain('City')
  })

  test.each([
    ['Sint-Nikaas', 51.16, 4.14, 'sint-niklaas'],
    ['', 50.47, 4.87, 'namur'],
    ['Sluizeken', 51.25, 3.6, 'sint-jan-in-eremo'],
    ['Lille', 51.24, 4.82, 'lille'],
  ])('%j within Belgium is the place around its point', (City, GoogleX, GoogleY, slug) => {
    expect(read({ City, Zip: '', CountryID: '', GoogleX, GoogleY }).town.slug).toBe(slug)
  })
})
