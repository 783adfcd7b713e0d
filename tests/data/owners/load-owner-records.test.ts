import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Listings, loadListings } from '#data/owners/load-listings.ts'
import { loadOwnerRecords } from '#data/owners/load-owner-records.ts'
import { loadPageVisits } from '#data/owners/load-page-visits.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { context, readProperty } from '#tests/data/read-records.ts'

const today = day('2026-11-25')
const { rules, compliance } = await loadListings('data', today)
const listings: Listings = {
  languageDefault: 'nl',
  properties: [readProperty({ ElectricityCertificate: 'conform', AsbestosType: 'asbestveilig' }).property],
  people: context.people,
  rules,
  compliance,
}

type Files = Readonly<Record<string, readonly unknown[]>>

/** Files of one owner and one home, without anything about it. */
const bare: Files = {
  owners: [{ ID: 1, Email: 'An@Voorbeeld.be', Name: 'An De Backer', Title: 'Mevrouw', PropertyIDs: '2417' }],
  mandates: [{ PropertyID: 2417, EndDate: '21/01/2027' }],
  viewings: [],
  communications: [],
  publications: [],
  'publication-events': [],
  'media-views': [],
  'owner-documents': [],
  'wanted-papers': [],
  offers: [],
}
const viewing = {
  ID: 'V1',
  PropertyID: '2417',
  Date: '25/11/2026 14:00',
  Status: 'Bevestigd',
  Visitor: 'Koppel',
}
const offer = {
  ID: 'O1',
  PropertyID: 2417,
  Date: '2026-11-22 19:05',
  Amount: '372.000,00',
  Bidder: 'Mevrouw D.',
}

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'owner-records-'))
  return () => rm(dir, { recursive: true })
})

async function load(files: Files, known: Listings = listings) {
  for (const [name, records] of Object.entries({ ...bare, ...files }))
    await writeFile(join(dir, `${name}.json`), JSON.stringify(records))
  return await loadOwnerRecords(dir, known, today)
}

async function homeOf(files: Files, known?: Listings): Promise<HomeRecords> {
  const { records, problems } = await load(files, known)
  expect(problems).toEqual([])
  const [home] = records.homes
  if (home === undefined) throw new Error('no home')
  return home
}

async function problemsOf(files: Files) {
  try {
    return (await load(files)).problems
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems
    throw error
  }
}

test('an owner has an address in small letters, a title and a language', async () => {
  const { records } = await load({})
  expect(records.owners).toEqual([
    {
      email: 'an@voorbeeld.be',
      name: 'An De Backer',
      title: 'ms',
      locale: 'nl',
      subjects: ['property/2417'],
    },
  ])
})

test('what a mandate does not say comes from the listing', async () => {
  const { mandate, market } = await homeOf({})
  expect(mandate).toEqual({
    goal: 'sale',
    place: undefined,
    onlineSince: '2026-10-02',
    endsOn: '2027-01-21',
    reviewFrom: undefined,
    agentId: 'an',
    availability: 'available',
    closedOn: undefined,
  })
  expect(market).toEqual({ kind: 'house', price: 38_900_000 })
})

test('a home that the site no longer has is known by its mandate alone', async () => {
  const mandate = {
    PropertyID: 2417,
    Goal: 1,
    Status: 4,
    ClosedDate: '2026-06-04',
    Place: 'Dorp 3, Overmere',
  }
  const home = await homeOf({ mandates: [mandate] }, { ...listings, properties: [] })
  expect(home).toMatchObject({
    mandate: { goal: 'rent', availability: 'rented', closedOn: '2026-06-04', place: 'Dorp 3, Overmere' },
    market: undefined,
  })
})

test('records of each kind become what an owner reads, each text in its language', async () => {
  const home = await homeOf({
    viewings: [{ ...viewing, ManagerID: 7, VisitNumber: 2, Report: 'Belle lumière.', language: 'fr' }],
    communications: [
      {
        ID: 'C1',
        PropertyID: 2417,
        Date: '2026-11-18 09:40',
        Channel: 'telefoon',
        Party: 'eigenaar',
        Direction: 'uit',
        Title: 'An belde u',
        Minutes: 12,
      },
    ],
    publications: [
      { ID: 'M1', PropertyID: 2417, Kind: 'Portaal', Medium: 'Portaal A', DateFrom: '2026-10-03' },
    ],
    'publication-events': [{ ID: 'E1', PropertyID: 2417, Date: '2026-10-29', Title: 'Nieuwe foto’s' }],
    'media-views': [
      { PublicationID: 'M1', Date: '2026-11-22', Count: 61 },
      { PublicationID: 'M1', Date: '2026-11-21', Count: 0 },
    ],
    'owner-documents': [
      {
        ID: 'D1',
        PropertyID: 2417,
        Name: 'EPC',
        Date: '2026-09-14',
        From: 'eigenaar',
        Paper: 'epc',
        Check: 'in orde',
      },
    ],
    'wanted-papers': [{ ID: 'P1', PropertyID: 2417, Paper: 'mazouttank', AskedDate: '2026-11-16' }],
    offers: [
      { ...offer, Released: 'ja', BindsUntil: '2026-11-30 18:00', Conditions: 'Lening\n\nGordijnen blijven' },
    ],
  })
  expect(home).toMatchObject({
    viewings: [
      {
        id: 'V1',
        at: '2026-11-25T14:00',
        status: 'confirmed',
        visitor: { text: 'Koppel', locale: 'fr' },
        visitNumber: 2,
        agentId: 'an',
        report: { text: 'Belle lumière.', locale: 'fr' },
      },
    ],
    communications: [{ channel: 'call', party: 'owner', direction: 'out', minutes: 12 }],
    publications: [
      {
        kind: 'portal',
        medium: 'Portaal A',
        views: [
          { on: '2026-11-21', count: 0 },
          { on: '2026-11-22', count: 61 },
        ],
      },
    ],
    events: [{ on: '2026-10-29', title: { text: 'Nieuwe foto’s', locale: 'nl' } }],
    documents: [{ from: 'owner', paper: 'epc', check: 'inOrder' }],
    wanted: [{ kind: 'oilTank', askedOn: '2026-11-16' }],
    offers: [
      {
        amount: 37_200_000,
        bindsUntil: '2026-11-30T18:00',
        conditions: [{ text: 'Lening' }, { text: 'Gordijnen blijven' }],
      },
    ],
  })
})

test.each([undefined, '', 0, 'nee', 'misschien'])(
  'an offer with Released %j is not shown',
  async (Released) => {
    const { records } = await load({ offers: [{ ...offer, Released }] })
    expect(records.homes[0]?.offers).toEqual([])
  },
)

test('a certificate that the law wants and the listing lacks is asked for, once', async () => {
  const { property } = readProperty({ ElectricityCertificate: '', AsbestosType: '' })
  const lacking = { ...listings, properties: [property] }
  expect((await homeOf({}, lacking)).wanted).toEqual([{ kind: 'asbestos' }, { kind: 'electricity' }])
  const asked = { ID: 'P1', PropertyID: 2417, Paper: 'asbestattest', DueDate: '2026-12-01' }
  expect((await homeOf({ 'wanted-papers': [asked] }, lacking)).wanted).toMatchObject([
    { kind: 'asbestos', dueOn: '2026-12-01' },
    { kind: 'electricity' },
  ])
})

test('a home that is sold needs no certificates any more', async () => {
  const { property } = readProperty({ Status: 2, ElectricityCertificate: '', AsbestosType: '' })
  expect((await homeOf({}, { ...listings, properties: [property] })).wanted).toEqual([])
})

test.each<[string, Files, object]>([
  [
    'an address that is none',
    { owners: [{ ID: 1, Email: 'an@voorbeeld', Name: 'An', PropertyIDs: 2417 }] },
    { file: 'owners.json', record: '1', field: 'Email', received: '"an@voorbeeld"' },
  ],
  [
    'two owners with one address',
    {
      owners: ['An@voorbeeld.be', 'an@voorbeeld.be'].map((Email, ID) => ({
        ID: ID + 1,
        Email,
        Name: 'An',
        PropertyIDs: 2417,
      })),
    },
    { file: 'owners.json', field: 'Email' },
  ],
  [
    'an owner of a home without a mandate',
    { mandates: [] },
    { file: 'owners.json', field: 'PropertyIDs', received: '"2417"' },
  ],
  [
    'a mandate of a home that nobody knows',
    { owners: [], mandates: [{ PropertyID: 24177, Status: 1 }] },
    { file: 'mandates.json', record: '24177', field: 'Goal', message: 'missing' },
  ],
  [
    'a home with two mandates',
    { mandates: [{ PropertyID: 2417 }, { PropertyID: '2417.0' }] },
    { file: 'mandates.json', field: 'PropertyID', received: '"2417"' },
  ],
  [
    'a viewing without a day',
    { viewings: [{ ...viewing, Date: '' }] },
    { file: 'viewings.json', record: 'V1', field: 'Date', message: 'missing' },
  ],
  [
    'a viewing without an hour',
    { viewings: [{ ...viewing, Date: '2026-11-25' }] },
    { record: 'V1', field: 'Date', received: '"2026-11-25"' },
  ],
  [
    'a viewing with an unknown status',
    { viewings: [{ ...viewing, Status: 'toString' }] },
    { record: 'V1', field: 'Status' },
  ],
  [
    'a viewing without a visitor',
    { viewings: [{ ...viewing, Visitor: '-' }] },
    { record: 'V1', field: 'Visitor', message: 'missing' },
  ],
  [
    'a viewing of another home',
    { viewings: [{ ...viewing, PropertyID: 2418 }] },
    { file: 'viewings.json', field: 'PropertyID', received: '"2418 in 1 of its records"' },
  ],
  [
    'a viewing twice',
    { viewings: [viewing, viewing] },
    { record: 'V1', field: 'ID', message: 'used twice; this one is record 2 of the file' },
  ],
  ['a record that is none', { viewings: [7] }, { record: '#1', message: 'not a record' }],
  [
    'views of no publication',
    { 'media-views': [{ PublicationID: 'M9', Date: '2026-11-22', Count: 1 }] },
    { file: 'media-views.json', record: 'M9', field: 'PublicationID' },
  ],
  [
    'an offer of nothing',
    { offers: [{ ...offer, Amount: 0 }] },
    { record: 'O1', field: 'Amount', message: 'missing' },
  ],
  [
    'another paper without a name',
    { 'wanted-papers': [{ ID: 'P', PropertyID: 2417, Paper: 'andere' }] },
    { record: 'P', field: 'Name' },
  ],
])('%s stops the import and is named', async (_, files, problem) => {
  await expect(load(files)).rejects.toThrow(ProblemsError)
  const errors = (await problemsOf(files)).filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([problem])
  expect(errors[0]?.remedy).toBeTruthy()
})

test('two counts of a publication on a day stop the import', async () => {
  const views = { PublicationID: 'M1', Date: '2026-11-22', Count: 1 }
  const publications = [{ ID: 'M1', PropertyID: 2417, Kind: 'portaal', Medium: 'A', DateFrom: '2026-10-03' }]
  expect(await problemsOf({ publications, 'media-views': [views, views] })).toMatchObject([
    { record: 'M1', field: 'Date', message: 'two counts of the same day' },
  ])
})

test.each(['../geheim.pdf', '/etc/passwd', '.ssh', String.raw`..\geheim.pdf`])(
  'a document in %s is out of reach: it is left without a file, with a warning',
  async (File) => {
    const document = { ID: 'D1', PropertyID: 2417, Name: 'EPC', Date: '2026-09-14', From: 'kantoor', File }
    const { records, problems } = await load({ 'owner-documents': [document] })
    expect(records.homes[0]?.documents).toMatchObject([{ id: 'D1', file: undefined }])
    expect(problems).toMatchObject([{ severity: 'warning', record: 'D1', field: 'File' }])
  },
)

test('a file that is missing stops the import, since its records would be removed', async () => {
  await load({})
  await rm(join(dir, 'viewings.json'))
  await expect(loadOwnerRecords(dir, listings, today)).rejects.toThrow('viewings.json: 1 error')
  await writeFile(join(dir, 'viewings.json'), '{"a": 1')
  await expect(loadOwnerRecords(dir, listings, today)).rejects.toThrow('not JSON: line 1, column 8')
  await writeFile(join(dir, 'viewings.json'), '{}')
  await expect(loadOwnerRecords(dir, listings, today)).rejects.toThrow('no list of records')
})

test('the visits of a demo are read from a file of their own, which may be missing', async () => {
  await load({})
  expect(await loadPageVisits(dir, listings, today)).toEqual([])
  const visits = [{ PropertyID: 2417, Date: '2026-11-22', Source: 'portals', Count: 12 }]
  await writeFile(join(dir, 'page-visits.json'), JSON.stringify(visits))
  expect(await loadPageVisits(dir, listings, today)).toEqual([
    { subject: 'property/2417', value: { on: '2026-11-22', source: 'portals', visits: 12 } },
  ])
  await writeFile(join(dir, 'page-visits.json'), JSON.stringify([{ ...visits[0], Count: -1 }]))
  await expect(loadPageVisits(dir, listings, today)).rejects.toThrow('Count: not understood')
})
