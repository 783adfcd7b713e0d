import { describe, expect, test } from 'vitest'
import { goodRecord, readProjects, readProperties, readProperty } from '../read-records.ts'

/** Returns the value at a path such as `address.town.name`; undefined when the path ends early. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : undefined,
      value,
    )
}

describe('an impossible value is left out, and the page is built', () => {
  test.each([
    ['an unknown marquee', { Marquee: 13 }, 'Marquee', 'marquee', undefined],
    ['an unknown type', { MainTypeName: 'Boomhut' }, 'MainTypeName', 'type', undefined],
    ['an unknown category', { WebIDs: '1,99' }, 'WebIDs', 'categories', [1]],
    ['no category', { WebID: '', MainTypeName: 'Appartement' }, 'WebID', 'categories', [2]],
    ['neither type nor category', { WebID: '', MainTypeName: '' }, 'WebID', 'categories', [1]],
    [
      'an unknown label',
      { HeatingName: 'Turfkachel' },
      'HeatingName',
      'building.heating',
      { kind: 'text', text: 'Turfkachel' },
    ],
    ['an unknown town', { City: 'ATLANTIS (9999)', Zip: '' }, 'City', 'address.town.name', 'Berlare'],
    [
      'an unknown town without point',
      { City: 'ATLANTIS', Zip: '', GoogleX: '' },
      'City',
      'address.town.name',
      'Atlantis',
    ],
    ['a town of another zip', { City: 'ZELE', Zip: '9290' }, 'City', 'address.town.name', 'Berlare'],
    ['a name of two places', { City: 'HAMME', Zip: '', GoogleX: '' }, 'City', 'address.town.zip', undefined],
    ['a country against its name', { CountryName: 'Spanje' }, 'CountryID', 'address.town.country', 'ES'],
    ['a price of less than a cent', { Price: 5e-324 }, 'Price', 'price.kind', 'onRequest'],
    ['a town that is a number', { City: '-5', Zip: '9290' }, 'City', 'address.town.slug', 'berlare'],
    ['no town at all', { City: '', Zip: '' }, 'City', 'address.town.name', 'Berlare'],
    ['no place at all', { City: '', Zip: '', GoogleX: '' }, 'City', 'address.town.name', 'België'],
    ['a zip that is none', { Zip: '92901' }, 'Zip', 'address.town.zip', '9290'],
    ['a zip that its country does not have', { Zip: '4561 AB' }, 'Zip', 'address.town.zip', '9290'],
    ['an unknown country', { CountryID: 99 }, 'CountryID', 'address.town.slug', 'berlare'],
    [
      'a year beyond reason',
      { ConstructionYear: 19877 },
      'ConstructionYear',
      'building.constructionYear',
      undefined,
    ],
    [
      'a year that is text',
      { ConstructionYear: 'rond 1930' },
      'ConstructionYear',
      'building.constructionYear',
      undefined,
    ],
    ['a count beyond reason', { NumberOfBedRooms: 3000 }, 'NumberOfBedRooms', 'rooms.bedrooms', undefined],
    ['half a bedroom', { NumberOfBedRooms: 2.5 }, 'NumberOfBedRooms', 'rooms.bedrooms', undefined],
    [
      'a surface of 0',
      { SurfaceLiving: 0, SurfaceGarden: '0' },
      'SurfaceLiving',
      'surfaces.living',
      undefined,
    ],
    [
      'land of 0 m²',
      { MainTypeName: 'Bouwgrond', SurfaceGround: '0' },
      'SurfaceGround',
      'surfaces.plot',
      undefined,
    ],
    ['a price of 0', { Price: 0 }, 'Price', 'price.kind', 'onRequest'],
    ['a price of 1 that stands for none', { Price: 1 }, 'Price', 'price.kind', 'onRequest'],
    ['a rent of 1', { Goal: 1, Price: '1' }, 'Price', 'price.kind', 'onRequest'],
    ['a price of nines', { Price: 99_999_999 }, 'Price', 'price.kind', 'published'],
    ['a price beyond reason', { Price: '99999999999' }, 'Price', 'price.kind', 'onRequest'],
    ['a missing picture', { PictureItems: [{ Url: 'pictures/weg.webp' }] }, 'PictureItems', 'pictures', []],
    [
      'a picture outside its directory',
      { PictureItems: [{ Url: 'pictures/../site.json' }] },
      'PictureItems',
      'pictures',
      [],
    ],
    [
      'a picture from an unknown host',
      { PictureItems: [{ Url: 'https://elders.example/a.jpg' }] },
      'PictureItems',
      'pictures',
      [],
    ],
    [
      'a garden larger than its plot',
      { SurfaceGround: 500, SurfaceGarden: 501 },
      'SurfaceGarden',
      'surfaces.garden',
      501,
    ],
    ['contradictory flags', { HasGarden: 0, SurfaceGarden: 300 }, 'HasGarden', 'features.garden', 'unknown'],
    ['a status against the goal', { Status: 4 }, 'Status', 'availability', 'sold'],
    [
      'an unparsable house number',
      { HouseNumber: 'naast de kerk' },
      'HouseNumber',
      'address.houseNumber',
      undefined,
    ],
    ['an impossible date', { DateOnline: '2026-02-30' }, 'DateOnline', 'publishedOn', undefined],
    ['an energy label that no region has', { EPCLabelText: 'Z' }, 'EPCLabelText', 'energy.label', undefined],
    ['swapped coordinates', { GoogleX: 4.0102, GoogleY: 51.0201 }, 'GoogleX', 'position.precision', 'town'],
    ['coordinates in the sea', { GoogleX: 10, GoogleY: 10 }, 'GoogleX', 'position.precision', 'town'],
    [
      'a point far from the town',
      { GoogleX: 51.2093, GoogleY: 3.2247 },
      'GoogleX',
      'position.precision',
      'town',
    ],
    ['a zip of another part of the country', { Zip: '3600' }, 'Zip', 'address.town.zip', '9290'],
    ['a rent of a price', { Goal: 1, Price: 95_000 }, 'Price', 'price.kind', 'published'],
    ['a price of a rent', { Price: 950 }, 'Price', 'price.kind', 'published'],
    [
      'a house number that says that there is none',
      { HouseNumber: 'z/n' },
      'HouseNumber',
      'address.houseNumber',
      undefined,
    ],
    ['a day long ago', { DateOnline: '1899-12-30' }, 'DateOnline', 'publishedOn', undefined],
    ['a day in the far future', { DateOnline: '2031-05-01' }, 'DateOnline', 'publishedOn', undefined],
    ['an office that is on no list', { OfficeID: 44 }, 'OfficeID', 'officeId', 'berlare'],
    ['a project that is not there', { ProjectID: 12345 }, 'ProjectID', 'projectId', undefined],
    [
      'a tour that is no address',
      { VirtualTour: 'javascript:alert(1)' },
      'VirtualTour',
      'virtualTour',
      undefined,
    ],
    ['an object for a number', { Price: { amount: 1 } }, 'Price', 'price.kind', 'onRequest'],
    [
      'a renovation before the construction',
      { RenovationYear: 1900 },
      'RenovationYear',
      'building.renovationYear',
      undefined,
    ],
    [
      'a headline without end',
      { TypeDescription: 'x'.repeat(5000) },
      'TypeDescription',
      'headline.nl',
      'x'.repeat(200),
    ],
  ])('%s', (_, changes, field, path, expected) => {
    const { property, problems } = readProperty(changes)
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: 'properties.json',
        record: '2417',
        field,
        message: expect.any(String),
        expected: expect.any(String),
      }),
    ])
    expect(valueAt(property, path)).toEqual(expected)
  })
})

test('a listing whose status is on no list stays off the site', () => {
  const { entities, problems } = readProperties({ ...goodRecord, Status: 77 })
  expect(entities).toEqual([])
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      record: '2417',
      field: 'Status',
      received: '77',
      remedy: expect.any(String),
    }),
  ])
})

describe('a record that cannot be published is an error with a remedy', () => {
  test.each([
    ['no ID', { ...goodRecord, ID: undefined }, '#1', 'ID'],
    ['an ID of 0', { ...goodRecord, ID: 0 }, '#1', 'ID'],
    ['an ID that is none', { ...goodRecord, ID: 'abc' }, '#1', 'ID'],
    ['no Goal', { ...goodRecord, Goal: '' }, '2417', 'Goal'],
    ['a Goal that is none', { ...goodRecord, Goal: 2 }, '2417', 'Goal'],
    ['no record', 'Villa', '#1', undefined],
    ['nothing', null, '#1', undefined],
  ])('%s', (_, record, name, field) => {
    const { entities, problems } = readProperties(record)
    expect(entities).toEqual([])
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'properties.json',
        record: name,
        field,
        expected: expect.any(String),
        remedy: expect.any(String),
      }),
    ])
  })
})

describe('a unit of a project', () => {
  const project = { ID: 70, Name: 'Kaaihof', City: 'Berlare', Zip: '9290', WebID: '2;1' }

  test('without an ID does not affect other units', () => {
    const { entities, problems } = readProjects({
      ...project,
      Units: [{ ID: 1, Lot: 'A1', Status: 'Vrij' }, { Lot: 'A2' }, { ID: 3, Status: 'Vrij' }],
    })
    expect(entities[0]?.units.map(({ id, lot }) => [id, lot])).toEqual([
      [1, 'A1'],
      [3, '3'],
    ])
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', record: '70', field: 'Units[1].ID' }),
    ])
  })

  test('affects the price span and whether the project is sold out', () => {
    const units = [
      { ID: 1, Price: 250000, Status: 'Vrij' },
      { ID: 2, Price: '310.000', Status: 'Optie' },
      { ID: 3, Price: 199000, Status: 'Verkocht' },
    ]
    const [open] = readProjects({ ...project, Units: units }).entities
    expect(open).toMatchObject({
      availability: 'available',
      categories: [2, 1],
      priceFrom: { amount: 25_000_000 },
      priceTo: { amount: 31_000_000 },
      units: [{ availability: 'available' }, { availability: 'underOption' }, { availability: 'sold' }],
    })
    const [full] = readProjects({
      ...project,
      Units: units.map((unit) => ({ ...unit, Status: 'verkocht' })),
    }).entities
    expect(full?.availability).toBe('soldOut')
  })
})
