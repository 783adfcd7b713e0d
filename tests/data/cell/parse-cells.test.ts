import { describe, expect, test } from 'vitest'
import type { Cell, Parsed } from '#data/cell/cell.ts'
import { parseAnswer } from '#data/cell/parse-answer.ts'
import { parseDate, parseLastDay } from '#data/cell/parse-date.ts'
import { parseBox, parseHouseNumber, splitStreet } from '#data/cell/parse-house-number.ts'
import { parseId, parseIdList } from '#data/cell/parse-id-list.ts'
import { parseArea, parseDecimal, parseEnergy, parseFloor, parseNumber } from '#data/cell/parse-number.ts'
import { parseZip } from '#data/place/parse-zip.ts'
import { placeKey } from '#data/place/place-key.ts'
import { townName } from '#data/place/town-name.ts'
import { parseEnergyLabel } from '#data/property/facts/energy.ts'

function said<T>(result: Parsed<T>): T | 'empty' | 'invalid' {
  return result.kind === 'value' ? result.value : result.kind
}

describe('a number', () => {
  test.each<[Cell, number | 'empty' | 'invalid']>([
    [389000, 389000],
    ['389000', 389000],
    ['389.000,00', 389000],
    ['389.000', 389000],
    ['1 200', 1200],
    ['1\u00A0200,50', 1200.5],
    ['€ 1.250.000', 1250000],
    ['389.000,-', 389000],
    ['1,234,567.89', 1234567.89],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0.500', 0.5],
    ['152 m²', 152],
    ['-20', -20],
    [0, 0],
    ['0', 0],
    ['', 'empty'],
    ['-', 'empty'],
    ['None', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    ['op aanvraag', 'invalid'],
    [true, 'invalid'],
    [Number.NaN, 'invalid'],
    ['1.2.3', 'invalid'],
    ['1e5', 'invalid'],
    ['9'.repeat(400), 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseNumber(cell))).toBe(expected))
})

describe('a surface', () => {
  test.each<[Cell, number | 'empty' | 'invalid']>([
    ['12 a 30 ca', 1230],
    ['1 ha', 10_000],
    ['1ha 2a 5ca', 10_205],
    ['1,5 ha', 15_000],
    ['45 ca', 45],
    ['12 are', 1200],
    ['2 hectaren', 20_000],
    ['1.250 m²', 1250],
    [152, 152],
    ['', 'empty'],
    ['ha', 'invalid'],
    ['1 ca 2 ha', 'invalid'],
    ['1..2 a', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseArea(cell))).toBe(expected))
})

describe('a surface with words', () => {
  test.each<[Cell, number | string]>([
    ['ca. 120', 120],
    ['ongeveer 95 m²', 95],
    ['120 qm', 120],
    ['120 vierkante meter', 120],
    ['85,5 mètres carrés', 85.5],
    ['±1.250 m2', 1250],
    ['5 are 20 ca', 520],
    ['120 - 130', 'invalid'],
    ['veel', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseArea(cell))).toBe(expected))
})

describe('a floor', () => {
  test.each<[Cell, number | 'empty' | 'invalid']>([
    [2, 2],
    ['-1', -1],
    ['2de', 2],
    ['2e verdieping', 2],
    ['3ème étage', 3],
    ['1. OG', 1],
    ['2nd floor', 2],
    ['Gelijkvloers', 0],
    ['RDC', 0],
    ['EG', 0],
    ['', 'empty'],
    ['hoog', 'invalid'],
    ['2 tot 4', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseFloor(cell))).toBe(expected))
})

describe('a coordinate', () => {
  test.each<[Cell, number | 'empty' | 'invalid']>([
    ['51.123', 51.123],
    ['51,123', 51.123],
    [4.002, 4.002],
    ['', 'empty'],
    ['51.1.2', 'invalid'],
    ['51° N', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseDecimal(cell))).toBe(expected))
})

describe('a flag', () => {
  test.each<[Cell, string]>([
    [1, 'yes'],
    ['1', 'yes'],
    [true, 'yes'],
    ['JA', 'yes'],
    ['true', 'yes'],
    [0, 'no'],
    ['0', 'no'],
    [false, 'no'],
    ['Neen', 'no'],
    ['', 'empty'],
    ['-', 'empty'],
    [undefined, 'empty'],
    ['misschien', 'invalid'],
    [2, 'invalid'],
    ['VRAI', 'yes'],
    ['FALSCH', 'no'],
  ])('%j is %s', (cell, expected) => expect(said(parseAnswer(cell))).toBe(expected))
})

describe('a date', () => {
  test.each<[Cell, string]>([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 23:59:59', '2026-11-20'],
    ['/Date(1669151410000+0100)/', '2022-11-22'],
    ['/Date(1669158600000+0100)/', '2022-11-23'],
    ['/Date(1669158600000)/', '2022-11-23'],
    ['2024-02-29', '2024-02-29'],
    ['', 'empty'],
    ['0', 'empty'],
    ['0000-00-00', 'empty'],
    ['0001-01-01 00:00:00', 'empty'],
    ['2025-02-29', 'invalid'],
    ['2026-13-01', 'invalid'],
    ['2026-11-31', 'invalid'],
    ['20/11/2026', '2026-11-20'],
    ['3.1.2026 10:00', '2026-01-03'],
    ['11/20/2026', 'invalid'],
    ['1899-12-30', 'invalid'],
    ['/Date(-62135596800000)/', 'empty'],
    ['1970-01-01', 'invalid'],
    ['01/01/1970 00:00', 'invalid'],
    ['/Date(0)/', 'invalid'],
    ['/Date(-3600000+0100)/', 'invalid'],
    ['1970-01-02', '1970-01-02'],
    ['2099-12-31', 'invalid'],
    ['31/12/9999', 'invalid'],
    ['2098-12-31', '2098-12-31'],
    ['gisteren', 'invalid'],
    ['/Date(999999999999999+0100)/', 'invalid'],
    [20261120, '2026-11-20'],
    ['2035-08-18Z', '2035-08-18'],
    ['2035-08-18+02:00', '2035-08-18'],
    ['2035-08-18T00:00:00+02:00', '2035-08-18'],
    ['2035-08-17T22:00:00Z', '2035-08-18'],
    ['2035-08-18T00:00:00.000Z', '2035-08-18'],
  ])('%j is %s', (cell, expected) => expect(said(parseDate(cell))).toBe(expected))

  test.each([
    ['2032-03', '2032-03-31'],
    ['03/2032', '2032-03-31'],
    ['2.2032', '2032-02-29'],
    ['12-2031', '2031-12-31'],
    ['18/08/2035', '2035-08-18'],
    ['13/2032', 'invalid'],
    ['2032', 'invalid'],
    ['', 'empty'],
  ])('something that holds until %j holds until %s', (cell, expected) =>
    expect(said(parseLastDay(cell))).toBe(expected),
  )

  test('a month is no day of issue', () => expect(said(parseDate('03/2032'))).toBe('invalid'))
})

describe('ids', () => {
  test.each<[Cell, unknown]>([
    ['1,2', [1, 2]],
    ['2;1', [2, 1]],
    [' 5 , 5 ', [5]],
    [7, [7]],
    ['', 'empty'],
    ['0', 'empty'],
    ['1,a', 'invalid'],
  ])('the list %j is %j', (cell, expected) => expect(said(parseIdList(cell))).toEqual(expected))
  test.each<[Cell, unknown]>([
    [2417, 2417],
    ['2417', 2417],
    [' 2417 ', 2417],
    [0, 'empty'],
    ['', 'empty'],
    [-3, 'invalid'],
    [1.5, 'invalid'],
    ['12a', 'invalid'],
    [true, 'invalid'],
  ])('the id %j is %j', (cell, expected) => expect(said(parseId(cell))).toEqual(expected))
})

describe('a figure of an energy certificate', () => {
  test.each<[Cell, number | 'empty' | 'invalid']>([
    [245, 245],
    ['245 kWh/m²', 245],
    ['245kWh/m2', 245],
    ['245,5 kWh/m² jaar', 245.5],
    ['245.5 kWh/(m².jaar)', 245.5],
    ['245 kWh/m²/an', 245],
    ['EPC: 245', 245],
    ['12.474 kWh/jaar', 12474],
    ['1 250\u00A0kWh/an', 1250],
    ['23 kg CO2/m²', 23],
    ['-12', -12],
    ['', 'empty'],
    ['179-179', 'invalid'],
    ['in aanvraag', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseEnergy(cell))).toBe(expected))
})

describe('a house number', () => {
  test.each<[Cell, unknown]>([
    ['12', { number: '12' }],
    [12, { number: '12' }],
    ['12 a', { number: '12A' }],
    ['12-14', { number: '12-14' }],
    ['12 bus 3', { number: '12', box: '3' }],
    ['12/0301', { number: '12', box: '0301' }],
    ['6,A', { number: '6A' }],
    ['3, 3', { number: '3', box: '3' }],
    ['12, bus 4', { number: '12', box: '4' }],
    ['12/boîte 4', { number: '12', box: '4' }],
    ['05/12/2026', 'invalid'],
    ['5-12-2026', 'invalid'],
    ['12 bus 3/1', { number: '12', box: '3/1' }],
    ['255, box2', { number: '255', box: '2' }],
    ['12 BUS 101', { number: '12', box: '101' }],
    ['12 Bt. 4', { number: '12', box: '4' }],
    ['12 bte 4', { number: '12', box: '4' }],
    ['12b3', { number: '12', box: '3' }],
    ['12 b. 3', { number: '12', box: '3' }],
    ['12 (bus 3)', { number: '12', box: '3' }],
    ['12 Postfach 7', { number: '12', box: '7' }],
    ['62-64-66', { number: '62-64-66' }],
    ['62 en 64', { number: '62+64' }],
    ['12A-12C', { number: '12A-12C' }],
    ['15-23 A02', { number: '15-23', box: 'A02' }],
    ['12\u00A0bus\u00A03', { number: '12', box: '3' }],
    ['12–14', { number: '12-14' }],
    ['12bis', { number: '12bis' }],
    ['nr. 12', { number: '12' }],
    ['12 RDC', { number: '12', box: 'RDC' }],
    ['12 gelijkvloers', { number: '12', box: 'gelijkvloers' }],
    ['12, 1e verdieping links', { number: '12', box: '1e verdieping links' }],
    ['12 bus gelijkvloers', { number: '12', box: 'gelijkvloers' }],
    ['12 2ème étage', { number: '12', box: '2ème étage' }],
    ['12 3. OG', { number: '12', box: '3. OG' }],
    ['z/n', 'empty'],
    ['Z.N.', 'empty'],
    ['0', 'empty'],
    ['tussen 4 en 6', 'invalid'],
    ['nog te bepalen', 'invalid'],
    ['12/mei', 'invalid'],
    ['mei-12', 'invalid'],
    ['5-janv.', 'invalid'],
  ])('%j is %j', (cell, expected) => expect(said(parseHouseNumber(cell))).toEqual(expected))
})

describe('a box', () => {
  test.each<[Cell, string]>([
    ['bus 3', '3'],
    ['Bus 0301', '0301'],
    ['BTE. 4', '4'],
    ['boîte 12A', '12A'],
    ['b301', 'b301'],
    ['B', 'B'],
    ['A02', 'A02'],
    ['/3', '3'],
    [3, '3'],
    ['1e verdieping', '1e verdieping'],
    ['RDC', 'RDC'],
    ['/', 'empty'],
    ['-', 'empty'],
    ['0', 'empty'],
    ['de sleutel ligt bij de buren', 'invalid'],
  ])('%j is %s', (cell, expected) => expect(said(parseBox(cell))).toBe(expected))
})

describe('a street', () => {
  test.each([
    ['Voorbeeldstraat 74 bus 2', 'Voorbeeldstraat', { number: '74', box: '2' }],
    ['Rue de l’Exemple, 7', 'Rue de l’Exemple', { number: '7' }],
    ['Voorbeeldstraat', 'Voorbeeldstraat', undefined],
    ['Rue du 4 août 1914', 'Rue du 4 août 1914', undefined],
    ['Place du 11 Novembre', 'Place du 11 Novembre', undefined],
  ])('%s is split', (text, street, number) => expect(splitStreet(text)).toEqual({ street, number }))
})

describe('a zip', () => {
  test.each<[Cell, string]>([
    ['9290', '9290'],
    [9290, '9290'],
    ['B-9290', '9290'],
    ['4561ab', '4561 AB'],
    ['4561 AB', '4561 AB'],
    ['L-9920', '9920'],
    ['0000', 'empty'],
    ['', 'empty'],
    ['929', 'invalid'],
    ['0290', 'invalid'],
    ['92900', 'invalid'],
    ['D-52062', '52062'],
    ['ES-03189', '03189'],
    ['BE-9290', '9290'],
  ])('%j is %s', (cell, expected) => {
    const result = parseZip(cell)
    expect(result.kind === 'value' ? result.value.zip : result.kind).toBe(expected)
  })
})

describe('a town', () => {
  test.each([
    ['BERLARE', 'Berlare'],
    ['Berlare (9290)', 'Berlare'],
    ['9290 BERLARE', 'Berlare'],
    ['SINT-PAUWELS', 'Sint-Pauwels'],
    ['sint-gillis-bij-dendermonde', 'Sint-Gillis-bij-Dendermonde'],
    ['DE KLINGE', 'De Klinge'],
    ['sas van gent', 'Sas van Gent'],
  ])('%s is written %s', (text, expected) => expect(townName(text)).toBe(expected))
  test.each([
    ['SINT PAUWELS', 'Sint-Pauwels'],
    ['St-Pauwels', 'Sint-Pauwels'],
    ["'S GRAVENWEZEL", '’s-Gravenwezel'],
  ])('%s is the same as %s', (a, b) => expect(placeKey(a)).toBe(placeKey(b)))
})

describe('an energy label', () => {
  test.each<[Cell, string]>([
    ['A+', 'A+'],
    ['a+', 'A+'],
    ['A plus', 'A+'],
    ['EPC: b', 'B'],
    ['label F', 'F'],
    ['E-', 'E-'],
    ['', 'empty'],
    ['H', 'invalid'],
    ['214', 'invalid'],
  ])('%j is %s', (cell, expected) => expect(said(parseEnergyLabel(cell))).toBe(expected))
})
