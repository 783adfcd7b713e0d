import { describe, expect, test } from 'vitest'
import { projectCells, unitCells } from '#data/record/project-record.ts'
import { readProjects } from '../read-records.ts'

const street = 'Sluisakkerpad'
const record = {
  ID: 70,
  Name: 'Kaaihof',
  Street: street,
  HouseNumber: '3',
  Zip: '9290',
  City: 'BERLARE',
  CountryID: 10,
  GoogleX: 51.0234,
  GoogleY: 4.0123,
  Status: 1,
}
const read = (changes: Readonly<Record<string, unknown>>) => {
  const { entities, problems } = readProjects({ ...record, ...changes })
  return { project: entities[0], problems }
}

test('another figure in a translation of a project is a warning', () => {
  const { problems } = readProjects(
    {
      ...record,
      Delivery: 'Oplevering in 2027.',
      Units: [{ ID: 1, SurfaceLiving: 88, Price: 250_000, Status: 'Vrij' }],
    },
    { ID: 70, language: 'fr', Delivery: 'Livraison en 2028.', DescriptionA: '88 m² pour 250 000 €.' },
  )
  expect(problems.filter(({ message }) => message.includes('figure'))).toEqual([
    expect.objectContaining({ field: 'Delivery', record: '70', received: '"2028 (fr), 2027 (nl)"' }),
  ])
})

test.each([
  ['Vrij', ['available']],
  ['Onder optie', ['underOption']],
  ['', []],
  ['0', []],
  ['Ingetrokken', []],
])('a unit with the state "%s" is on sale only where that says so', (Status, states) => {
  const { project, problems } = read({ Units: [{ ID: 1, Lot: 'A1', Price: 250_000, Status }] })
  expect(project?.units.map(({ availability }) => availability)).toEqual(states)
  expect(problems.map(({ field }) => field)).toEqual(states.length === 0 ? ['Units[0].Status'] : [])
})

describe('a project without a public address', () => {
  const places = new Set(['Street', 'HouseNumber', 'BoxNr', 'City', 'Zip', 'CountryName'])
  const told = (changes: object): string =>
    JSON.stringify(readProjects({ ...record, PublicAddress: 0, ...changes }).entities)

  test.each(projectCells.filter((field) => !places.has(field)))('hides it in %s', (field) => {
    for (const words of [`Hoek ${street}`, 'Dit is nr. 8731'])
      expect(told({ HouseNumber: '8731', [field]: words })).not.toMatch(/sluisakker|8731/i)
  })

  test.each(unitCells)('hides it in %s of a unit', (field) => {
    const unit = { ID: 7, Lot: 'A1', Status: 'Vrij', MainTypeName: 'Appartement', [field]: `Hoek ${street}` }
    expect(told({ Units: [unit, { ID: 8, Lot: 'A2', Status: 'Vrij' }] })).not.toMatch(/sluisakker/i)
  })

  const hidden = read({
    PublicAddress: 0,
    Name: `Residentie ${street}`,
    DescriptionA: `Ruim wonen. Aan het ${street} komen acht huizen. Dicht bij het dorp.`,
    Delivery: `Eerst de kant van het ${street}.`,
    Constructions: `Gevel naar het ${street}.`,
    Technical: `Riolering in het ${street}.`,
    Situation: `Het ${street} is een stille straat.`,
    ExternalWeb: `https://www.sluisakkerpad.example/`,
    PictureItems: [{ ID: 1, Name: '', Url: 'https://foto.voorbeeld.be/sluisakkerpad-3.jpg' }],
    DocumentItems: [{ Name: `Lastenboek ${street}`, Url: 'https://foto.voorbeeld.be/lastenboek.pdf' }],
    Units: [
      {
        ID: 7,
        Status: 'Vrij',
        Lot: `${street} 3/1`,
        MainTypeName: `Woning ${street}`,
        Price: 250000,
        PlanItem: { Url: 'https://foto.voorbeeld.be/plan-sluisakkerpad.png' },
      },
    ],
  })

  test('mentions its street nowhere: texts, files, pictures, plans, external addresses', () => {
    expect(JSON.stringify(hidden.project)).not.toMatch(/sluis-?akker-?pad/i)
    expect(hidden.project?.description.nl).toBe('Ruim wonen. Dicht bij het dorp.')
    expect(hidden.project?.units[0]).toMatchObject({ id: 7, lot: '7' })
    expect(hidden.project?.units[0]?.plan).toBeUndefined()
  })

  test('is on the map at its town', () => {
    expect(hidden.project?.address.kind).toBe('hidden')
    expect(hidden.project?.position).toEqual({ latitude: 51.018, longitude: 4.002, precision: 'town' })
  })

  test('tells the editor which texts were removed', () => {
    expect(hidden.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['Name', 'DescriptionA', 'Delivery', 'Constructions', 'Technical', 'Situation']),
    )
  })

  test.each([0, '0', 'nee', false])('is recognised by PublicAddress %j', (PublicAddress) => {
    expect(read({ PublicAddress }).project?.address.kind).toBe('hidden')
  })

  test('keeps a website that does not mention the street', () => {
    const { project } = read({ PublicAddress: 0, ExternalWeb: 'kaaihof.example' })
    expect(project?.externalUrl).toBe('https://kaaihof.example/')
  })
})

describe('a project with a public address', () => {
  test('keeps all of its texts', () => {
    const { project } = read({ PublicAddress: 1, Situation: `Het ${street} is een stille straat.` })
    expect(project?.situation.nl).toContain(street)
    expect(project?.address).toMatchObject({ kind: 'published', street, houseNumber: '3' })
    expect(project?.position?.precision).toBe('address')
  })
})

describe('ExternalWeb', () => {
  test.each([
    ['www.kaaihof.example', 'https://www.kaaihof.example/'],
    ['http://kaaihof.example/nl?x=1', 'http://kaaihof.example/nl?x=1'],
    ['', undefined],
    ['0', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<b>x</b>', undefined],
    ['https://bank.example@kaaihof.example', undefined],
    ['zie brochure', undefined],
  ])('%j leads to %j', (ExternalWeb, href) => {
    expect(read({ ExternalWeb }).project?.externalUrl).toBe(href)
  })
})

describe('a sold project', () => {
  const units = [
    { ID: 1, Lot: 'A1', Status: 'Vrij' },
    { ID: 2, Lot: 'A2', Status: 'Verkocht' },
  ]

  test('has no available units, with a warning that lists those the CRM still offers', () => {
    const { project, problems } = read({ Status: 2, Units: units })
    expect(project?.availability).toBe('soldOut')
    expect(project?.units.map(({ availability }) => availability)).toEqual(['sold', 'sold'])
    expect(problems).toEqual([
      expect.objectContaining({ field: 'Status', received: expect.stringContaining('A1') }),
    ])
  })

  test('gives no warning when its units are sold too, or when it has none', () => {
    expect(read({ Status: 2, Units: units.slice(1) }).problems).toEqual([])
    expect(read({ Status: 2 })).toMatchObject({
      project: { availability: 'soldOut', units: [] },
      problems: [],
    })
  })
})
