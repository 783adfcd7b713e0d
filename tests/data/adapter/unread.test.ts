import { describe, expect, test } from 'vitest'
import type { Adapter } from '#data/adapter/adapter.ts'
import { readCsv } from '#data/adapter/csv/csv.ts'
import { readOmnicasa } from '#data/adapter/omnicasa.ts'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { importText, recordsOf } from './adapter-contract.ts'
import { second, transfer, villa } from './openimmo/villa.ts'
import { estate } from './whise/read-estates.ts'

const home = { ID: 1, Goal: 0, Status: 1, Zip: '9290', City: 'BERLARE', Price: 250_000, PublishPrice: 1 }
const project = { ID: 50, Name: 'Zon', Status: 1, PriceMin: 200_000, Units: [] }

const omnicasa = (...lists: readonly (readonly unknown[])[]): string =>
  JSON.stringify({
    GetPropertyListJsonResult: {
      Success: true,
      Value: Object.fromEntries(lists.map((list, index) => [index === 0 ? 'Items' : `Items${index}`, list])),
    },
  })

const fields = [
  { from: 'Ref', to: 'ID' },
  { from: 'Transactie', to: 'Goal', codes: { 'te koop': 0 } },
  { from: 'Prijs', to: 'Price' },
  { from: 'Tekst', to: 'DescriptionA', language: 'nl' },
  { value: 1, to: 'Status' },
]
const mapping = { 'import.json': { csv: { fields } } }
const names = 'Ref;Transactie;Gemeente;Prijs;Tekst;Intern'
const row = (reference: string | number, text = 'Mooi'): string =>
  `${reference};te koop;Berlare;250000;${text};x`
const table = (...rows: readonly string[]): string => [...rows, ''].join('\r\n')

describe('an export with something that looks like a home and is not read is refused, and says where', () => {
  test.each<[what: string, read: Adapter, text: string, place: string]>([
    ['a wrapper', readOpenImmo, transfer(`<objekte>${second}</objekte>${villa}`), 'objekte/immobilie'],
    ['a capital', readOpenImmo, transfer(villa + second.replaceAll('immobilie>', 'Immobilie>')), 'Immobilie'],
    ['another name', readOpenImmo, transfer(villa + second.replaceAll('immobilie>', 'objekt>')), 'objekt'],
    [
      'no provider around it',
      readOpenImmo,
      transfer(villa).replace('</openimmo>', `${second}</openimmo>`),
      'openimmo/immobilie',
    ],
    [
      'a listing within a listing',
      readOpenImmo,
      transfer(villa.replace('<geo>', `${second}<geo>`)),
      'immobilie/immobilie',
    ],
    [
      'a part of the stock',
      readOpenImmo,
      transfer(`<objekte>${second}</objekte>${villa}`, 'TEIL'),
      'objekte',
    ],
    ['another list', readWhise, JSON.stringify({ estates: [estate], sold: [{ ...estate, id: 2 }] }), 'sold'],
    [
      'a list within an estate',
      readWhise,
      JSON.stringify({ estates: [{ ...estate, children: [{ ...estate, id: 2 }] }] }),
      'estates/children',
    ],
    ['a second list', readOmnicasa, omnicasa([home], [{ ...home, ID: 2 }]), 'Items1'],
    ['homes among projects', readOmnicasa, JSON.stringify([home, project]), 'Price'],
    [
      'pages that were joined',
      readOmnicasa,
      `[${omnicasa([home])},${omnicasa([{ ...home, ID: 2 }])}]`,
      'Items',
    ],
  ])('%s, %o', async (_, read, text, place) => {
    const { isRefused, problems } = await importText(read, text)
    expect(isRefused).toBe(true)
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'error', field: expect.stringContaining(place) }),
    )
  })

  test.each<[what: string, text: string, place: string]>([
    ['the column names sorted among the listings', table(row(5), names, row(1)), 'line 1'],
    ['a quote that ends in a later row', table(names, row(1, '"Mooi'), row(2, 'Mooi"'), row(3)), 'line 4'],
    ['a listing without a reference', table(names, row(1), ';te koop;;250000;;'), '#2'],
    [
      'a second table in another order',
      table(names, row(1), 'Ref;Gemeente;Transactie;Prijs;Tekst;Intern', '2;Berlare;te koop;1;x;y'),
      'line 3',
    ],
  ])('CSV: %s', async (_, text, place) => {
    const { isRefused, problems } = await importText(readCsv, text, mapping)
    expect(isRefused).toBe(true)
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', record: place }))
  })
})

test.each<[what: string, read: Adapter, text: string, count: number]>([
  [
    'another prefix',
    readOpenImmo,
    transfer(villa)
      .replaceAll('immobilie>', 'oi:immobilie>')
      .replace('xmlns=', 'xmlns:oi="urn:openimmo" xmlns='),
    1,
  ],
  [
    'similar homes',
    readWhise,
    JSON.stringify({
      estates: [
        { ...estate, similar: [{ ...estate, id: 2 }] },
        { ...estate, id: 2 },
      ],
    }),
    2,
  ],
  ['units of a project', readOmnicasa, JSON.stringify([{ ...project, Units: [{ ...home, ID: 2 }] }]), 0],
])('what only looks so is no ground to refuse: %s', async (_, read, text, count) => {
  const found = await importText(read, text)
  expect(found.isRefused).toBe(false)
  expect(new Set(recordsOf(found).map(({ ID: id }) => id)).size).toBe(count)
})

test('references that begin as a total does are listings, and a table may have groups of columns and notes', async () => {
  const text = table(
    'Algemeen;;Adres;Prijs;Tekst;Intern',
    names,
    ...['SOM-12', 'Sommerhaus', 'COUNT1'].map((reference) => row(reference)),
    'Totaal 3 panden;;;750000;;',
    'Subtotaal te koop;te koop;;750000;;',
    row(4, '"Hal; living; keuken\r\nbad; tuin; garage; kelder; zolder"'),
  )
  const found = await importText(readCsv, text, mapping)
  expect(found.isRefused).toBe(false)
  expect(recordsOf(found).map(({ ID: id, RecordFile: name = id }) => name)).toEqual([
    'SOM-12',
    'Sommerhaus',
    'COUNT1',
    '4',
  ])
})

test('where broken records are left out, no home is withdrawn whose row may be the one that nothing names', async () => {
  const before = recordsOf(await importText(readCsv, table(names, row(1), row(2), row(3)), mapping))
  const files = { ...mapping, 'properties.json': before }
  const torn = await importText(readCsv, table(names, row(1), row(2), '3;te koop'), files, {
    quarantine: true,
  })
  expect(torn).toMatchObject({ isRefused: false, files: [{ changes: { gone: [], unchanged: 3 } }] })
  const named = await importText(readCsv, table(names, row(1), row(2), '3;te huur;;;;'), files, {
    quarantine: true,
    allowShrink: true,
  })
  expect(named).toMatchObject({
    isRefused: false,
    files: [{ changes: { gone: [expect.stringContaining('3')] } }],
  })
})
