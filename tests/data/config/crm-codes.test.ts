import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { locales } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { toCrmCodes } from '#data/config/agency/crm-codes.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { readProperty } from '#tests/data/read-records.ts'

const project: unknown = JSON.parse(readFileSync('data/crm-codes.json', 'utf8'))

function read(...files: readonly unknown[]) {
  const log = createProblemLog()
  return { codes: toCrmCodes(files, log.record('crm-codes.json')), problems: log.problems }
}

test('the site reads each name of a type that it shows, and those of a German-speaking agency', () => {
  const typeOf = (words: string) => readProperty({ MainTypeName: words }).property.type
  for (const locale of locales)
    for (const type of propertyTypeCodes)
      expect([type, typeOf(messagesOf(locale)[`types.${type}`] ?? '')]).toEqual([type, type])
  expect(['Einfamilienhaus', 'Doppelhaushälfte', 'Baugrundstück', 'Stellplatz'].map(typeOf)).toEqual([
    'house',
    'semiDetachedHouse',
    'buildingPlot',
    'parkingSpace',
  ])
})

describe("words of Omnicasa, Whise and Immoweb in the project's file", () => {
  test.each([
    ['ConditionName', 'GOOD', 'condition', 'good'],
    ['ConditionName', 'AS_NEW', 'condition', 'asNew'],
    ['ConditionName', 'TO_BE_DONE_UP', 'condition', 'toFreshenUp'],
    ['ConditionName', 'À rénover', 'condition', 'toRenovate'],
    ['KitchenName', 'HYPER_EQUIPPED', 'kitchen', 'hyperEquipped'],
    ['KitchenName', 'USA_SEMI_EQUIPPED', 'kitchen', 'installed'],
    ['HeatingName', 'Fuel oil', 'heating', 'oil'],
    ['HeatingName', 'FUELOIL', 'heating', 'oil'],
    ['HeatingName', 'Pompe à chaleur', 'heating', 'heatPump'],
    ['WindowGlazing', 'Double vitrage', 'glazing', 'double'],
    ['Availability', 'Depending on the tenant', 'vacancy', 'afterLease'],
  ] as const)('%s %s', (field, words, fact, code) => {
    const { property, problems } = readProperty({ [field]: words })
    expect(property.building[fact]).toEqual({ kind: 'code', code })
    expect(problems).toEqual([])
  })

  test.each([
    ['Studio', 'studio'],
    ['Landhuis', 'countryHouse'],
    ['Studentenkamer', 'studentRoom'],
    ['KOT', 'studentRoom'],
    ['garage box', 'garage'],
    ['landbouwgrond', 'farmland'],
    ['APARTMENT_BLOCK', 'apartmentBuilding'],
  ])('MainTypeName %s', (words, type) => {
    const { property, problems } = readProperty({ MainTypeName: words, SurfaceGround: 100 })
    expect(property.type).toBe(type)
    expect(problems).toEqual([])
  })

  test('have one code each', () => expect(read(project).problems).toEqual([]))
})

describe('an agency with its own words', () => {
  test('keeps those of the project', () => {
    const { codes, problems } = read(project, { heatings: { gas: ['Cv-ketel Vaillant'] } })
    expect(problems).toEqual([])
    expect(codes.heatings.codes.get('cvketelvaillant')).toBe('gas')
    expect(codes.heatings.codes.get('mazout')).toBe('oil')
  })

  test('may change the code of a word', () => {
    expect(read(project, { conditions: { asNew: ['Goed'] } }).codes.conditions.codes.get('goed')).toBe(
      'asNew',
    )
  })

  test.each([
    ['an unknown list', { heaters: {} }, 'heaters'],
    ['an unknown code', { heatings: { peat: ['Turf'] } }, 'heatings'],
    ['words that are no list', { heatings: { gas: 'Gas' } }, 'heatings.gas'],
  ])('gets an error for %s', (_, own, field) => {
    expect(read(project, own).problems).toEqual([
      expect.objectContaining({ severity: 'error', file: 'crm-codes.json', field }),
    ])
  })

  test('gets a warning for a word with two codes', () => {
    const { problems } = read({ heatings: { gas: ['Ketel'], oil: ['KETEL'] } })
    expect(problems).toMatchObject([{ severity: 'warning', field: 'heatings.ketel', received: '"gas, oil"' }])
  })
})

test('an unlisted word stays text, and the warning says where to add it', () => {
  const { property, problems } = readProperty({ HeatingName: 'Turfkachel' })
  expect(property.building.heating).toEqual({ kind: 'text', text: 'Turfkachel' })
  expect(problems).toMatchObject([{ remedy: expect.stringContaining('crm-codes.json') }])
})
