import fc from 'fast-check'
import { euroCents } from '#domain/values/money.ts'
import { purchaseKinds } from '#domain/costs/purchase-costs.ts'
import { regions } from '#domain/place/region.ts'
import { type Calculation, energyClassChoices, maxRate, maxYears } from '#islands/calculator/calculation.ts'
import { maxEuro } from '#text/parse-number.ts'

const amount = fc.integer({ min: 1, max: maxEuro * 100 }).map((cents) => euroCents(cents / 100))
const choices = fc.record({
  region: fc.constantFrom(...regions),
  kind: fc.constantFrom(...purchaseKinds),
  price: fc.option(amount, { nil: undefined }),
  isOwnHome: fc.boolean(),
  energyClasses: fc.constantFrom(...energyClassChoices),
})
const loan = fc.record({
  loan: amount,
  rate: fc.option(
    fc.integer({ min: 0, max: maxRate * 1000 }).map((thousandths) => thousandths / 1000),
    { nil: undefined },
  ),
  years: fc.option(fc.integer({ min: 1, max: maxYears }), { nil: undefined }),
})
const noLoan = fc.constant({ loan: undefined, rate: undefined, years: undefined })

const rent = fc.record({ rent: amount, yearly: fc.option(amount, { nil: undefined }) })
const noRent = fc.constant({ rent: undefined, yearly: undefined })

/** All calculations that the form allows. */
export const calculations: fc.Arbitrary<Calculation> = fc
  .tuple(choices, fc.oneof(loan, noLoan), fc.oneof(rent, noRent))
  .map(([chosen, borrowed, rented]) => ({ ...chosen, ...borrowed, ...rented }))
