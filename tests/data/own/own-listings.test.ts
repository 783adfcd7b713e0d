import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acceptRecords } from '#data/adapter/accept-records.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { loadRecords } from '#data/load-records.ts'
import { ownHomes } from '#data/own/own-kinds.ts'
import { parseOwn } from '#data/own/parse-own.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { context, goodRecord, languages } from '#tests/data/read-records.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function write(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true })
  await writeFile(join(dir, file), typeof value === 'string' ? value : JSON.stringify(value))
}

async function load() {
  const log = createProblemLog()
  const records = await loadRecords(createDataSource(dir, log), languages, context)
  return { ...records, log, problems: log.problems }
}

const own = {
  ID: 1,
  offer: { Goal: 0, Status: 1, Price: 389_000, PublishPrice: true },
  kind: {
    WebID: 1,
    MainTypeName: 'Villa',
    Street: 'Dorpstraat',
    HouseNumber: '12',
    Zip: '9290',
    City: 'Berlare',
  },
  rooms: { NumberOfBedRooms: 3, SurfaceLiving: 152 },
  texts: { TypeDescription: { nl: 'Villa met tuin', fr: 'Villa avec jardin' } },
  pictures: {
    PictureItems: ['/pictures/living-0.webp', '/pictures/villa-0.webp'],
    PictureTexts: [{ Url: '/pictures/living-0.webp', nl: 'De living', fr: 'Le séjour' }],
  },
  features: { HasLift: false, HasGarden: true },
  visibility: { OfficeID: 'stekene' },
}

describe('an agency without a CRM', () => {
  test('has a home in a file: price, words per language, pictures in order with their texts', async () => {
    await write('homes/1.json', own)
    const { properties, problems, log } = await load()
    expect(log.hasFatal()).toBe(false)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(properties).toMatchObject([
      {
        id: 1,
        file: 'homes/1.json',
        goal: 'sale',
        price: { kind: 'published', amount: 38_900_000 },
        type: 'villa',
        headline: { nl: 'Villa met tuin', fr: 'Villa avec jardin' },
        pictures: [
          { source: { file: 'living-0.webp' }, alt: { nl: 'De living', fr: 'Le séjour' } },
          { source: { file: 'villa-0.webp' } },
        ],
        features: { lift: 'no', garden: 'yes' },
        officeId: 'stekene',
        sections: ['sale'],
      },
    ])
  })

  test('and in it the rooms of a plan, with the pictures that show them', async () => {
    const room = { Kind: 'living', Area: 32, X: 5, Y: 10, Width: 40, Height: 50 }
    const planRooms = [{ ...room, Pictures: ['/pictures/living-0.webp'] }]
    const media = { PlanItems: [{ Url: '/pictures/villa-0.webp', Floor: 0, planRooms }] }
    await write('homes/1.json', { ...own, media })
    const { properties, problems } = await load()
    expect(problems.filter(({ field }) => field?.startsWith('PlanItems') === true)).toEqual([])
    expect(properties[0]?.plans[0]?.rooms).toMatchObject([
      { kind: 'living', area: 32, pictures: [{ kind: 'file', file: 'living-0.webp' }] },
    ])
  })

  test('and what a form leaves empty is not said', async () => {
    const empty = {
      offer: { SubStatusName: '' },
      rooms: { NumberOfBathRooms: null },
      law: {},
      media: { VideoUrls: [] },
    }
    await write('homes/1.json', { ...own, ...empty, offer: { ...own.offer, ...empty.offer } })
    const { properties } = await load()
    expect(properties[0]).toMatchObject({ availability: 'available', videos: [] })
  })

  test('a home that does not say whether it is for sale, or on the site, waits', async () => {
    await write('homes/1.json', own)
    await write('homes/2.json', { ID: 2, kind: own.kind, offer: { Price: 1 } })
    const { properties, problems } = await load()
    expect(properties.map(({ id }) => id)).toEqual([1])
    expect(problems.filter(({ file }) => file === 'homes/2.json')).toMatchObject([
      {
        severity: 'warning',
        record: '2',
        field: 'Goal',
        message: expect.stringContaining('waits unpublished'),
      },
      { severity: 'warning', record: '2', field: 'Status' },
    ])
  })
})

describe('a home that the CRM has too', () => {
  beforeEach(async () => {
    const french = {
      ...goodRecord,
      language: 'fr',
      TypeDescription: 'Maison avec jardin',
      DescriptionA: 'Grande.',
    }
    await write('properties.json', [goodRecord, french, { ...goodRecord, ID: 7 }])
  })

  test('says what its own file says, field by field and language by language, until that is taken away', async () => {
    const before = (await load()).properties.find(({ id }) => id === 2417)
    await write('homes/2417.json', {
      ID: 2417,
      offer: { Price: 375_000 },
      texts: { TypeDescription: { nl: 'Zonnige woning' }, DescriptionA: { en: 'Spacious.' } },
    })
    const { properties } = await load()
    expect(properties.map(({ id }) => id)).toEqual([2417, 7])
    expect(properties[0]).toMatchObject({
      price: { amount: 37_500_000 },
      headline: { nl: 'Zonnige woning', fr: 'Maison avec jardin' },
      description: { nl: before?.description.nl, fr: 'Grande.', en: 'Spacious.' },
      rooms: before?.rooms,
      pictures: before?.pictures,
    })
    await rm(join(dir, 'homes/2417.json'))
    expect((await load()).properties.find(({ id }) => id === 2417)).toEqual(before)
  })

  test.each([
    ['a field of no group', { ID: 2417, offer: { Prijs: 3 } }, 'offer.Prijs', 'no field of this file'],
    [
      'a value of another kind',
      { ID: 2417, offer: { Price: 'veel' } },
      'offer.Price',
      'not a value of this field',
    ],
    [
      'a choice that is none',
      { ID: 2417, offer: { Status: 9 } },
      'offer.Status',
      'not a value of this field',
    ],
    ['the number of another home', { ID: 7 }, 'ID', 'not the name of its file'],
    ['half a file', '{"ID": 2417, ', undefined, 'not JSON'],
  ])('waits alone when its file has %s', async (_, file, field, message) => {
    await write('homes/2417.json', file)
    const { properties, problems, log } = await load()
    expect(properties.map(({ id }) => id)).toEqual([7])
    expect(log.hasFatal()).toBe(false)
    const problem = problems.find((each) => each.file === 'homes/2417.json')
    expect(problem).toMatchObject({ severity: 'warning', field, remedy: expect.any(String), waits: true })
    expect(problem?.message).toContain(message)
    expect(problem?.message).toContain('waits unpublished')
  })

  test('is told of a wrong value in the file that says it', async () => {
    await write('homes/2417.json', { ID: 2417, rooms: { ConstructionYear: 3000 } })
    const { problems } = await load()
    expect(problems.filter(({ field }) => field === 'ConstructionYear')).toMatchObject([
      { file: 'homes/2417.json', received: '3000' },
    ])
  })

  test('is no part of what an import is judged by', async () => {
    await write('homes/2417.json', '{')
    await write('homes/1.json', own)
    const log = createProblemLog()
    const imported = { properties: [goodRecord], left: new Map<string, number>() }
    const { records, problems } = await acceptRecords(imported, createDataSource(dir, log), context.now)
    expect(records.properties).toEqual([goodRecord])
    expect(problems.filter(({ file }) => file.startsWith('homes/'))).toEqual([])
  })
})

test('a project has units of its own, and completes those of the import one by one', async () => {
  const units = [
    { ID: 1, Lot: 'A1', Status: 'Vrij', Price: 250_000, NumberOfBedRooms: 2 },
    { ID: 2, Lot: 'A2', Status: 'Vrij', Price: 260_000 },
  ]
  const place = { Zip: '9190', City: 'STEKENE' }
  await write('properties.json', [goodRecord])
  await write('projects.json', [{ ID: 70, Name: 'De Hof', Status: 1, WebID: '2', ...place, Units: units }])
  await write('new-projects/70.json', {
    ID: 70,
    units: {
      Units: [
        { ID: 2, Status: 'Verkocht' },
        { ID: 3, Lot: 'A3', Status: 'Optie' },
      ],
    },
  })
  await write('new-projects/71.json', {
    ID: 71,
    offer: { Status: 1 },
    kind: { WebID: '2', ...place },
    texts: { Name: { nl: 'Het Park' } },
    units: {
      Units: [
        { ID: 1, Lot: '1', Status: 'Vrij', Price: 300_000, PlanItem: { Url: '/pictures/villa-0.webp' } },
      ],
    },
  })
  const { projects } = await load()
  expect(projects).toMatchObject([
    { id: 71, name: { nl: 'Het Park' }, units: [{ lot: '1', plan: { source: { file: 'villa-0.webp' } } }] },
    {
      id: 70,
      units: [
        { lot: 'A1', availability: 'available', bedrooms: 2 },
        { lot: 'A2', availability: 'sold', price: { amount: 26_000_000 } },
        { lot: 'A3', availability: 'underOption' },
      ],
    },
  ])
})

test('a street is shown where the file says so, and nowhere else', async () => {
  const kindOf = async (more: object) => {
    await write('homes/1.json', { ...own, kind: { ...own.kind, ...more } })
    return (await load()).properties[0]?.address.kind
  }
  expect(await kindOf({})).toBe('hidden')
  expect(await kindOf({ PublishAddress: false })).toBe('hidden')
  expect(await kindOf({ PublishAddress: true })).not.toBe('hidden')
})

test('the example of the documents is a home', async () => {
  const document = await readFile('docs/records.md', 'utf8')
  const example: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(document)?.[1] ?? '')
  const log = createProblemLog()
  expect(parseOwn(ownHomes, example, '900001', log.record('homes/900001.json'))?.facts).toMatchObject({
    Price: 389_000,
    OpenHouseItems: [{ From: '2026-12-12 10:00', To: '2026-12-12 12:00' }],
  })
  expect(log.problems).toEqual([])
})
