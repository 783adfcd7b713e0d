import { describe, expect, test } from 'vitest'
import { readOmnicasa } from '#data/adapter/omnicasa.ts'
import { importText, recordsOf, testContract } from './adapter-contract.ts'

const home = {
  ID: 2417,
  Goal: 0,
  Status: 1,
  LanguageId: 1,
  WebID: 1,
  MainTypeName: 'Villa',
  Zip: '9290',
  City: 'BERLARE',
  CountryID: 10,
  Price: '389.000,00',
  PublishAddress: 1,
  PublishPrice: 1,
  TypeDescription: 'Villa met tuin',
}
const homes = [
  home,
  { ...home, ID: 2418 },
  { ...home, ID: 2419 },
  { ...home, ID: 2420 },
  { ...home, ID: 2421 },
]
const envelope = (items: readonly unknown[], name = 'GetPropertyListJsonResult') =>
  JSON.stringify({ [name]: { Code: 0, Message: '', Success: true, Value: { Items: items } } })

describe('the contract of adapters', () => {
  testContract(readOmnicasa, envelope(homes))
})

test('fields that records do not have are counted, not written', async () => {
  const found = await importText(readOmnicasa, envelope([{ ...home, InternalNote: 'x', Empty: '' }, home]))
  expect([...found.left]).toEqual([['InternalNote', 1]])
  expect(recordsOf(found)[0]).not.toHaveProperty('InternalNote')
  expect(recordsOf(found)[0]).toMatchObject(home)
})

test('a record that the build would refuse stops the import, and is left out where that was asked', async () => {
  const broken = { ...home, ID: 2500, Goal: 7 }
  const found = await importText(readOmnicasa, envelope([...homes, broken]))
  expect(found.isRefused).toBe(true)
  expect(found.problems.find(({ severity }) => severity === 'error')).toMatchObject({
    file: 'properties.json',
    record: '2500',
    field: 'Goal',
    expected: '0 for sale or 1 for rent',
    received: '7',
  })
  const lenient = await importText(readOmnicasa, envelope([...homes, broken]), {}, { quarantine: true })
  expect(lenient.isRefused).toBe(false)
  expect(recordsOf(lenient).map(({ ID: id }) => id)).toEqual([2417, 2418, 2419, 2420, 2421])
})

test('of two records with one ID and language the first one is kept where broken records are left out', async () => {
  const twice = envelope([...homes, { ...home, Price: 1 }])
  expect((await importText(readOmnicasa, twice)).isRefused).toBe(true)
  const found = await importText(readOmnicasa, twice, {}, { quarantine: true })
  expect(recordsOf(found)).toEqual(homes)
})

test('a listing that does not say whether it may be shown is not, nor its address or price', async () => {
  const { Status: _status, PublishAddress: _address, PublishPrice: _price, ...silent } = home
  const found = await importText(readOmnicasa, envelope([home, { ...silent, ID: 2500 }]))
  expect(recordsOf(found)[1]).toMatchObject({ Status: 0, PublishAddress: 0, PublishPrice: 0 })
  expect(found.problems.map(({ record, field }) => [record, field])).toEqual([
    ['2500', 'Status'],
    ['2500', 'PublishAddress'],
    ['2500', 'PublishPrice'],
  ])
})

test('translations whose language is a number are all kept', async () => {
  const versions = [home, { ID: home.ID, LanguageId: 2, TypeDescription: 'Villa avec jardin' }]
  const found = await importText(readOmnicasa, envelope([...versions, homes[1]]))
  expect(recordsOf(found)).toEqual([...versions, homes[1]])
  const again = await importText(readOmnicasa, envelope(versions), { 'properties.json': versions })
  expect(again.files[0]?.changes).toEqual({ added: [], changed: [], gone: [], unchanged: 2 })
})

test('a permission in a list gives no leave', async () => {
  const lists = { Status: [1], PublishAddress: [0], PublishPrice: { value: 1 } }
  const found = await importText(readOmnicasa, envelope([home, { ...home, ...lists, ID: 2500 }]))
  expect(recordsOf(found)[1]).toMatchObject({ Status: 0, PublishAddress: 0, PublishPrice: 0 })
})

test('fields within the entries of a list are counted too', async () => {
  const pictures = [
    { Id: 1, URL: 'https://pictures.example/1.jpg' },
    { ID: 2, Url: 'pictures/2.jpg' },
  ]
  const found = await importText(readOmnicasa, envelope([{ ...home, PictureItems: pictures }]))
  expect([...found.left.keys()]).toEqual(['PictureItems/Id', 'PictureItems/URL'])
})

test('references that are no numbers stay the references, with an ID of their own each', async () => {
  const references = ['A-204', '0042', 42, 12_345_678_901]
  const found = await importText(
    readOmnicasa,
    envelope(references.map((ID) => ({ ...home, ID, Price: `${ID}` }))),
  )
  const records = recordsOf(found)
  expect(records.map(({ RecordFile, ID }) => RecordFile ?? ID)).toEqual(references)
  expect(new Set(records.map(({ ID }) => String(ID))).size).toBe(4)
})

test.each(['none', '-', '', null])('%j is no reference', async (ID) => {
  const found = await importText(readOmnicasa, envelope([home, { ...home, ID }]))
  expect(found.problems).toContainEqual(
    expect.objectContaining({ record: '#2', field: 'ID', message: 'no ID' }),
  )
})

test('an ID that many records have is one problem', async () => {
  const found = await importText(readOmnicasa, envelope(Array.from({ length: 300 }, () => home)))
  expect(found.problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      record: '2417',
      field: 'ID',
      received: expect.stringContaining('record 2, 3'),
    }),
  ])
})

test('the message of a CRM that refused the request is passed on', async () => {
  const answer = {
    GetPropertyListJsonResult: { Code: 5, Message: 'Invalid login', Success: false, Value: null },
  }
  const found = await importText(readOmnicasa, JSON.stringify(answer))
  expect(found.isRefused).toBe(true)
  expect(found.problems[0]?.received).toContain('Invalid login')
})

test('an answer about projects leaves the properties alone', async () => {
  const project = {
    ID: 31,
    Goal: 0,
    Name: 'Hof ter Kaai',
    WebID: '2',
    Zip: '9290',
    City: 'BERLARE',
    PublicAddress: 1,
    Units: [],
  }
  const answer = envelope([project], 'GetProjectListJsonResult')
  const found = await importText(readOmnicasa, answer, { 'properties.json': homes })
  expect(found.files.map(({ file }) => file)).toEqual(['projects.json'])
  expect(recordsOf(found, 'projects.json')).toEqual([project])
})

test('a project that does not say that its address is public hides it', async () => {
  const project = { ID: 31, Name: 'Hof ter Kaai', Zip: '9290', Street: 'Kaai', Units: [] }
  const answer = envelope([project, { ID: 31, language: 'fr', Name: 'Le Quai' }], 'GetProjectListJsonResult')
  const found = await importText(readOmnicasa, answer)
  expect(recordsOf(found, 'projects.json').map((record) => record['PublicAddress'])).toEqual([0, undefined])
  expect(found.problems.map(({ message }) => message)).toContain('not said; the address stays hidden')
})

test('the report names what is new, changed and gone', async () => {
  const before = { 'properties.json': [...homes, { ...home, ID: 2400 }] }
  const cheaper = { ...home, Price: 375000 }
  const found = await importText(
    readOmnicasa,
    envelope([cheaper, ...homes.slice(1), { ...home, ID: 3000 }]),
    before,
  )
  expect(found.files[0]?.changes).toEqual({
    added: ['3000 nl'],
    changed: [{ record: '2417 nl', fields: ['Price'] }],
    gone: ['2400 nl'],
    unchanged: 4,
  })
  expect(found.isRefused).toBe(false)
})

test('an export without more than a fifth of the records is refused, unless that is allowed', async () => {
  const before = { 'properties.json': homes }
  expect((await importText(readOmnicasa, envelope(homes.slice(1)), before)).isRefused).toBe(false)
  const fewer = envelope(homes.slice(2))
  expect((await importText(readOmnicasa, fewer, before)).problems.map(({ message }) => message)).toEqual([
    '2 of 5 records are no longer in the export',
  ])
  expect((await importText(readOmnicasa, fewer, before, { allowShrink: true })).isRefused).toBe(false)
})

test.each([
  [{ RowsCount: 9 }, 'RowsCount'],
  [{ TotalCount: '9' }, 'TotalCount'],
  [{ PageCount: 2 }, 'PageCount'],
])('an answer that says that it is a part, %j, is refused', async (said, field) => {
  const answer = { GetPropertyListJsonResult: { Success: true, Value: { Items: homes, ...said } } }
  const found = await importText(readOmnicasa, JSON.stringify(answer), { 'properties.json': homes })
  expect([found.isRefused, found.problems.map((problem) => problem.field)]).toEqual([true, [field]])
})

test('counts of an answer that is whole are no reason to refuse it', async () => {
  const counted = { Items: homes, RowsCount: 5, PageCount: 1, Page: 1 }
  const answer = { GetPropertyListJsonResult: { Success: true, Value: counted } }
  expect((await importText(readOmnicasa, JSON.stringify(answer))).isRefused).toBe(false)
})
