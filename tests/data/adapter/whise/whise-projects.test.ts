import { expect, test } from 'vitest'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { importText, recordsOf } from '../adapter-contract.ts'

const estate = {
  status: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 2 },
  city: 'Lokeren',
  zip: '9160',
  price: 250_000,
  displayPrice: true,
  displayAddress: true,
}
const house = { ...estate, id: 1, category: { id: 1 } }
const project = {
  ...estate,
  id: 20,
  name: 'Residentie De Kade',
  canHaveChildren: true,
  address: 'Kaai',
  availabilityDateTime: '2028-03-31T00:00:00',
  longDescription: [{ languageId: 'fr-BE', content: 'Au bord de l’eau.' }],
}
const units = [
  { ...estate, id: 21, parentId: 20, name: 'A1', subCategory: { id: 73 }, rooms: 2, area: 80, floor: '0' },
  { ...estate, id: 22, parentId: 20, name: 'A2', subCategory: { id: 19 }, purposeStatus: { id: 3 } },
  { ...estate, id: 23, parentId: 20, name: 'A3', purposeStatus: { id: 12 } },
  { ...estate, id: 24, parentId: 20, name: 'A4', purposeStatus: { id: 20 } },
]

const importAll = async (estates: readonly object[], files = {}) =>
  importText(readWhise, JSON.stringify({ estates, totalCount: estates.length }), files)

test('a parent is a project, and what is below it are its units', async () => {
  const found = await importAll([house, project, ...units])
  expect(found.isRefused).toBe(false)
  expect(recordsOf(found).map(({ ID }) => ID)).toEqual([1])
  expect(recordsOf(found, 'projects.json')).toMatchObject([
    {
      ID: 20,
      language: 'fr',
      Name: 'Residentie De Kade',
      DescriptionA: 'Au bord de l’eau.',
      Street: 'Kaai',
      PublicAddress: 1,
      DeliveryDate: '2028-03-31T00:00:00',
      Status: 1,
      WebID: 2,
      Units: [
        {
          ID: 21,
          Lot: 'A1',
          MainTypeName: 'Gelijkvloers',
          Floor: '0',
          NumberOfBedRooms: 2,
          SurfaceLiving: 80,
          Price: 250_000,
          PublishPrice: 1,
          Status: 'Vrij',
        },
        { ID: 22, MainTypeName: 'Penthouse', Status: 'Verkocht' },
        { ID: 23, Status: 'Optie' },
      ],
    },
  ])
  expect([...found.left.keys()]).toEqual(['projects/price', 'projects/displayPrice'])
})

test('what a unit says besides its project, and has no field for, is reported', async () => {
  const picture = { id: 3, urlXXL: 'https://pictures.example/3.jpg' }
  const found = await importAll([house, project, { ...units[0], pictures: [picture], city: 'Hamme' }])
  expect([...found.left.keys()]).toEqual(expect.arrayContaining(['units/pictures', 'units/city']))
})

test('a project that does not say that its address is public hides it', async () => {
  const found = await importAll([house, { ...project, displayAddress: undefined }])
  expect(recordsOf(found, 'projects.json')[0]).toMatchObject({ PublicAddress: 0, Units: [] })
  expect(found.problems).toContainEqual(
    expect.objectContaining({ record: '20', message: 'not said; the address stays hidden' }),
  )
})

test('a unit that does not say that its price is public hides it', async () => {
  const found = await importAll([house, project, { ...units[0], displayPrice: undefined }])
  expect(recordsOf(found, 'projects.json')).toMatchObject([{ Units: [{ ID: 21, PublishPrice: 0 }] }])
})

test.each<readonly [what: string, parent: object]>([
  ['is withdrawn', { ...project, status: { id: 5 } }],
  ['is to let', { ...project, purpose: { id: 2 }, purposeStatus: { id: 2 } }],
])('homes below a project that %s are listings of their own', async (_, parent) => {
  const found = await importAll([house, parent, ...units.slice(0, 1)])
  expect(recordsOf(found).map(({ ID }) => ID)).toEqual([1, 21])
  expect(recordsOf(found, 'projects.json')).toMatchObject([{ ID: 20, Status: 0 }])
  expect(found.problems).toContainEqual(
    expect.objectContaining({
      record: '21',
      message: 'its project is off the site; the home is a listing of its own',
    }),
  )
})

test('a home to let below a project for sale is no unit of it', async () => {
  const letting = { ...units[0], purpose: { id: 2 }, purposeStatus: { id: 2 }, price: 900 }
  const found = await importAll([house, project, letting])
  expect(recordsOf(found)).toMatchObject([{ ID: 1 }, { ID: 21, Goal: 1, Price: 900 }])
  expect(recordsOf(found, 'projects.json')).toMatchObject([{ ID: 20, Units: [] }])
})

test('an agency may have projects alone', async () => {
  const found = await importAll([project, ...units])
  expect([found.isRefused, found.files.map(({ file }) => file)]).toEqual([false, ['projects.json']])
  expect((await importAll([project], { 'properties.json': [{ ID: 1, Goal: 0 }] })).isRefused).toBe(true)
})

test('homes whose project is not in the answer are listings of their own', async () => {
  const found = await importAll([house, ...units.slice(0, 1)])
  expect(found.files.map(({ file }) => file)).toEqual(['properties.json'])
  expect(recordsOf(found).map(({ ID }) => ID)).toEqual([1, 21])
})

test('an answer without projects leaves those that are there, and says so', async () => {
  const found = await importAll([house], {
    'projects.json': [{ ID: 5, Name: 'De Vlasaard', City: 'Lokeren' }],
  })
  expect(found.files.map(({ file }) => file)).toEqual(['properties.json'])
  expect(found.problems.map(({ message }) => message)).toContain(
    'no projects in the answer; those that are there stay on the site',
  )
})
