import { beforeAll, expect, test } from 'vitest'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { importText, recordsOf } from '../adapter-contract.ts'
import { second, transfer, villa } from './villa.ts'

const third = villa.replace('KK-7001', 'KK-7003')

let before: readonly RawRecord[]
beforeAll(async () => {
  before = recordsOf(await importText(readOpenImmo, transfer(villa + second + third)))
})

async function importPart(part: string) {
  const found = await importText(readOpenImmo, part, { 'properties.json': before })
  expect(found.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const states = recordsOf(found).flatMap(({ RecordFile, Status, Price }) =>
    RecordFile === undefined ? [] : [[RecordFile, Status, Price]],
  )
  return { states, changes: found.files[0]?.changes, problems: found.problems }
}

const offered = ['KK-7001', 'KK-7002', 'KK-7003'].map((name) => [name, 1, '389000.00'])

test.each([
  ['TEIL', 0],
  ['teil', 0],
  ['TEILANGEBOT', 1],
  ['', 1],
])('a transfer of the scope "%s" changes what it names, and leaves the others', async (scope, warnings) => {
  const { states, changes, problems } = await importPart(
    transfer(second.replace('389000.00', '375000.00'), scope),
  )
  expect(states).toEqual([offered[0], ['KK-7002', 1, '375000.00'], offered[2]])
  expect(changes).toMatchObject({ added: [], gone: [], unchanged: 5 })
  expect(problems.filter(({ field }) => field === 'uebertragung@umfang')).toHaveLength(warnings)
})

test('a transfer that says two scopes is no whole one', async () => {
  const twice = transfer(second).replace('<anbieter>', '<uebertragung umfang="TEIL"/><anbieter>')
  expect((await importPart(twice)).states).toEqual(offered)
})

const deletion =
  '<immobilie><verwaltung_techn><objektnr_extern>KK-7002</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>'

test.each([
  ['by its action', transfer(deletion, 'TEIL')],
  ['by the mode of the transfer', transfer(second, 'VOLL').replace('art="OFFLINE"', 'modus="DELETE"')],
])('a listing is taken back by its number, %s, and no other', async (_, part) => {
  const { states } = await importPart(part)
  expect(states.map(([name, status]) => [name, status])).toEqual([
    ['KK-7001', 1],
    ['KK-7002', 0],
    ['KK-7003', 1],
  ])
})

test('a new listing joins those that are there', async () => {
  const { states, changes } = await importPart(transfer(villa.replace('KK-7001', 'KK-7004'), 'TEIL'))
  expect(states).toEqual([...offered, ['KK-7004', 1, '389000.00']])
  expect(changes?.added).toHaveLength(2)
})

test.each([
  ['after it', second + deletion],
  ['before it', deletion + second],
])('a listing that one transfer offers and takes back, %s, is taken back', async (_, listings) => {
  const { states, problems } = await importPart(transfer(listings, 'TEIL'))
  expect(states.find(([name]) => name === 'KK-7002')).toMatchObject({ 1: 0 })
  expect(problems.map(({ message }) => message)).toContain('offered and taken back; it is taken back')
})

test('what is taken back under a number that no listing has is said, and takes nothing off', async () => {
  const other = deletion.replace(
    'objektnr_extern>KK-7002</objektnr_extern',
    'openimmo_obid>OI-2</openimmo_obid',
  )
  const { states, problems, changes } = await importPart(transfer(other, 'TEIL'))
  expect([states, changes?.added]).toEqual([offered, []])
  expect(problems).toContainEqual(
    expect.objectContaining({
      record: 'OI-2',
      message: 'off the site, and not among the records that are there; nothing is taken off',
    }),
  )
})

test('of a listing that is taken back no permission is asked', async () => {
  const { problems } = await importPart(transfer(deletion, 'TEIL'))
  expect(problems.filter(({ message }) => message.includes('stays hidden'))).toEqual([])
})
