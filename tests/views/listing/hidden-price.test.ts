import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { locales } from '#domain/values/locale.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { readProjects, readProperty } from '#tests/data/read-records.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import {
  createContext,
  viewFirstUnit,
  viewListOf,
  viewOnly,
  viewOnlyProject,
} from '#tests/views/listing/listing-context.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** A sale with all amounts that follow from its price. */
const saleAt = (price: number) => ({
  Price: price,
  GroundPart: Math.round(price * 0.3),
  VatValue: price - Math.round(price * 0.3),
  VatBuilding: Math.round(price * 0.147),
  VatPercentage: 21,
  RegisteredRight: Math.round(price * 0.12),
  NotaryFee: Math.round(price * 0.011),
  NotaryFeeVat: Math.round(price * 0.01331),
  TotalCost: Math.round(price * 1.3),
})
/** The same against a life annuity. */
const annuityAt = (price: number) => ({
  ...saleAt(price),
  ViagerAge1: 78,
  ViagerDownPayment: Math.round(price / 4),
  ViagerMonthlyRent: Math.round(price / 20),
})
/** A rent with all amounts that follow from it. */
const rentAt = (price: number): Readonly<Record<string, number>> => ({
  Goal: 1,
  Price: price,
  DepositAmount: price * 3,
  DepositMonths: 3,
})

const hidden = { PublishPrice: 0 }
const sold = { Status: 2 }
const soldLongAgo = { Status: 2, DateOnline: '2024-01-01', ModifyDate: '2024-06-01' }

/** Returns all words and data that the site has of a property, numbers without separators. */
function outputOf(property: Property): string {
  const properties = [property, createProperty({ id: 9001, sections: [property.goal] })]
  const context = createContext({ properties })
  const pages = locales.flatMap((locale) => [
    viewOnly(property, { locale, site: { properties } }),
    viewListOf(context, property.goal, undefined, 1, locale),
  ])
  return toOutput(context, pages)
}

function toOutput(context: ViewContext, pages: readonly unknown[]): string {
  const files = [...searchFiles(context)].map(([, file]) =>
    typeof file === 'string' ? file : Buffer.from(file).toString('latin1'),
  )
  return JSON.stringify([pages, files]).replaceAll(/(?<=\d)[.,'\s](?=\d)/gu, '')
}

/** Returns the fields of a record whose amount is in the output. */
function fieldsIn(output: string, amounts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(amounts).flatMap(([field, value]) =>
    value > 1000 && output.includes(String(value)) ? [field] : [],
  )
}

test.each([
  ['of a sale', saleAt(487_913), {}],
  ['of a life annuity', annuityAt(487_913), {}],
  ['of a home under option', saleAt(487_913), { Marquee: 3 }],
  ['of a sold home', annuityAt(487_913), sold],
  ['of a home that was sold long ago', annuityAt(487_913), soldLongAgo],
  ['of a rent', rentAt(19_137), {}],
])('a hidden price %s is in no page, no structured data and no search file', (_, amounts, state) => {
  const told = outputOf(readProperty({ ...amounts, ...state, ...hidden }).property)
  expect(fieldsIn(told, amounts)).toEqual([])
})

test('the price that is not hidden is found by the same search', () => {
  const rent = rentAt(19_137)
  const sale = saleAt(487_913)
  const told = outputOf(readProperty(sale).property)
  // The notary's fee is shown once, with VAT.
  const unshown = new Set(['VatPercentage', 'NotaryFee'])
  expect(fieldsIn(told, sale)).toEqual(Object.keys(sale).filter((field) => !unshown.has(field)))
  expect(fieldsIn(outputOf(readProperty(rent).property), rent)).toEqual(['Price', 'DepositAmount'])
})

test('a price that was withdrawn with the listing leaves no amount behind', () => {
  const told = outputOf(readProperty({ ...annuityAt(487_913), ...soldLongAgo }).property)
  expect(fieldsIn(told, annuityAt(487_913))).toEqual([])
})

test('records that differ in a hidden price only give the same listing', () => {
  const price = fc.integer({ min: 30_000, max: 2_000_000 })
  const state = fc.constantFrom({}, sold, soldLongAgo, { Marquee: 3 })
  fc.assert(
    fc.property(
      price,
      price,
      state,
      fc.constantFrom(saleAt, annuityAt, rentAt),
      (one, other, changes, amountsAt) => {
        const read = (amount: number) =>
          readProperty({ ...amountsAt(amount), ...changes, ...hidden }).property
        expect(read(one)).toEqual(read(other))
      },
    ),
    { numRuns: 60 },
  )
})

test('the hidden price of a unit is in no page of its project', () => {
  const units = [
    { ID: 1, Lot: 'A1', Price: 487_913, PublishPrice: 0, Status: 'Vrij' },
    { ID: 2, Lot: 'A2', Price: 512_000, Status: 'Vrij' },
  ]
  const [project] = readProjects({
    ID: 71,
    Goal: 0,
    Name: 'Kouter',
    Zip: '9290',
    City: 'Berlare',
    Units: units,
  }).entities
  if (project === undefined) throw new Error('no project')
  const context = createContext({ projects: [project] })
  const pages = locales.flatMap((locale) => [
    viewOnlyProject(project, locale),
    viewFirstUnit(project, locale),
  ])
  expect(fieldsIn(toOutput(context, pages), { hidden: 487_913, published: 512_000 })).toEqual(['published'])
})
