import { expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { rentStart } from '#domain/costs/rent-start.ts'

const rent = euroCents(950)

it('adds up the amounts due when a lease is signed', () => {
  const charges = {
    chargesTenant: euroCents(75),
    inventory: euroCents(242.5),
    deposit: euroCents(1_900),
    tenantCost: euroCents(60),
  }
  expect(rentStart(rent, charges)?.total).toBe(euroCents(950 + 75 + 242.5 + 1_900 + 60))
})

it('uses the deposit in months when there is no amount, and otherwise the amount', () => {
  expect(rentStart(rent, { depositMonths: 2 })?.deposit).toBe(euroCents(1_900))
  expect(rentStart(rent, { depositMonths: 2, deposit: euroCents(1_500) })?.deposit).toBe(euroCents(1_500))
})

it('returns nothing when neither deposit nor inventory is known', () => {
  expect(rentStart(rent, { chargesTenant: euroCents(75) })).toBeUndefined()
})
