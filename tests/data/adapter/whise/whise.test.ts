import { describe, expect, test } from 'vitest'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { importText, recordsOf, testContract } from '../adapter-contract.ts'

const estate = {
  id: 7001,
  referenceNumber: 'KK-7001',
  name: 'Dossier tuinstraat',
  status: { id: 1 },
  currency: '€',
  displayStatusId: 2,
  purpose: { id: 1, displayName: 'te koop' },
  purposeStatus: { id: 1 },
  category: { id: 1, displayName: 'Woning' },
  subCategory: { id: 13, displayName: 'Villa' },
  address: 'Tuinstraat',
  number: '12 A',
  box: '3',
  zip: '9290',
  city: 'BERLARE',
  displayAddress: true,
  price: 425000,
  displayPrice: true,
  rooms: 4,
  bathRooms: 2,
  area: 210,
  groundArea: 900,
  garden: 1,
  energyClass: 'B',
  energyValue: 145,
  officeId: 1,
  representatives: [{ id: 4, firstName: 'Voorbeeld' }],
  details: [
    { id: 14, label: 'construction year', value: '1998' },
    { id: 1849, label: 'x', value: '51.018' },
    { id: 1850, label: 'y', value: '4.002' },
    { id: 1752, label: 'alarm', value: '1' },
  ],
  pictures: [
    { id: 12, order: 2, urlXXL: 'https://pictures.example/1600/12.jpg' },
    {
      id: 11,
      order: 1,
      urlXXL: 'https://pictures.example/1600/11.jpg',
      urlSmall: 'https://pictures.example/200/11.jpg',
    },
  ],
  shortDescription: [
    { languageId: 'fr-BE', content: 'Une villa avec jardin.' },
    { languageId: 'nl-BE', content: 'Een villa met tuin.' },
  ],
  sms: [{ languageId: 'nl-BE', content: 'Villa met tuin' }],
}
const answer = (...estates: readonly unknown[]) => JSON.stringify({ estates, totalCount: estates.length })

describe('the contract of adapters', () => {
  testContract(readWhise, answer(estate, { ...estate, id: 7002 }))
})

test('an estate becomes a record in Dutch and its translation', async () => {
  const found = await importText(readWhise, answer(estate))
  expect(recordsOf(found)).toEqual([
    expect.objectContaining({
      ID: 7001,
      language: 'nl',
      RecordFile: 'KK-7001',
      Goal: 0,
      Status: 1,
      WebID: 1,
      MainTypeName: 'Villa',
      Street: 'Tuinstraat',
      HouseNumber: '12 A',
      PublishAddress: 1,
      Price: 425000,
      NumberOfBedRooms: 4,
      SurfaceLiving: 210,
      ConstructionYear: '1998',
      GoogleX: '51.018',
      EPCLabelText: 'B',
      OfficeID: 1,
      ManagerID: 4,
      TypeDescription: 'Villa met tuin',
      DescriptionA: 'Een villa met tuin.',
      PictureItems: [
        { ID: 11, Url: 'https://pictures.example/1600/11.jpg' },
        { ID: 12, Url: 'https://pictures.example/1600/12.jpg' },
      ],
    }),
    { ID: 7001, language: 'fr', DescriptionA: 'Une villa avec jardin.' },
  ])
  expect(found.left).toEqual(
    new Map([
      ['name', 1],
      ['representatives/firstName', 1],
      ['details/1752', 1],
    ]),
  )
})

test.each([
  [3, { Status: 2 }],
  [4, { Status: 4 }],
  [5, { Status: 1, SubStatusName: 'Optie' }],
  [20, { Status: 0 }],
  [999, { Status: 0 }],
])('purpose status %i is read, and what is not known is not published', async (id, expected) => {
  const purpose = { id: id === 4 ? 2 : 1 }
  const found = await importText(readWhise, answer({ ...estate, purpose, purposeStatus: { id } }))
  expect(recordsOf(found)[0]).toMatchObject(expected)
})

test('the agency says what its own fields and codes mean', async () => {
  const mapping = {
    whise: {
      fields: [
        { from: 'details/1752', to: 'InteriorName', codes: { 1: 'Alarm' } },
        { from: 'purposeStatus', to: 'Status', codes: { 999: 1 } },
      ],
    },
  }
  const text = answer({ ...estate, purposeStatus: { id: 999 } })
  const found = await importText(readWhise, text, { 'import.json': mapping })
  expect(recordsOf(found)[0]).toMatchObject({ InteriorName: 'Alarm', Status: 1 })
  const wrong = { whise: { fields: [{ from: 'id', to: 'Prise' }] } }
  const refused = await importText(readWhise, text, { 'import.json': wrong })
  expect(refused.isRefused).toBe(true)
  expect(refused.problems[0]).toMatchObject({ file: 'import.json', field: 'whise.fields.0.to' })
})

test('one page of several is refused; all pages in a list are read', async () => {
  const page = { estates: [estate], totalCount: 2 }
  const alone = await importText(readWhise, JSON.stringify(page))
  expect(alone.isRefused).toBe(true)
  expect(alone.problems[0]).toMatchObject({ field: 'totalCount', expected: '2 estates', received: '1' })
  const written = await importText(readWhise, JSON.stringify({ ...page, totalCount: '2' }))
  expect(written.problems[0]).toMatchObject({ field: 'totalCount' })
  const both = await importText(
    readWhise,
    JSON.stringify([page, { ...page, estates: [{ ...estate, id: 7002 }] }]),
  )
  expect(both.isRefused).toBe(false)
  expect(recordsOf(both)).toHaveLength(4)
})

test('an estate without a goal is refused with its number', async () => {
  const { isRefused, problems } = await importText(
    readWhise,
    answer(estate, { ...estate, id: 7002, purpose: { id: 9 } }),
  )
  expect(isRefused).toBe(true)
  expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({
    record: '7002',
    field: 'Goal',
  })
})
