import { expect, test } from 'vitest'
import { raiseOne } from '#scripts/bench/build/measure-builds.ts'
import { multiply } from '#scripts/bench/build/multiply-records.ts'

test('copies of records differ only in their ID', () => {
  const copies = multiply(
    [
      { ID: 1, City: 'Berlare' },
      { ID: 4, City: 'Stekene' },
    ],
    5,
  )
  expect(new Set(copies.map(({ ID }) => ID)).size).toBe(5)
  expect(copies[2]).toMatchObject({ City: 'Berlare' })
})

test('one price is raised, and only that of a listing for sale at a shown price', () => {
  const shown = { Goal: 0, Status: 1, PublishPrice: 1 }
  const records = [
    { ...shown, ID: 1, PublishPrice: 0, Price: 100_000 },
    { ...shown, ID: 2, Price: 200_000 },
    { ...shown, ID: 3, Price: 300_000 },
  ]
  expect(raiseOne(records).map(({ Price }) => Price)).toEqual([100_000, 201_000, 300_000])
  expect(() => raiseOne([])).toThrow(/no record is for sale/)
})
