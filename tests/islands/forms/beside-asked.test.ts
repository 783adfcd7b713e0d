import { expect, test } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { besideAsked } from '#islands/forms/offer/home-on-page.ts'
import { languages } from '#tests/support/languages.ts'

const { t } = languages('nl')

test.each([
  [310_000, 'Uw bod ligt € 10.000 boven de vraagprijs.'],
  [300_000.5, 'Uw bod ligt € 0,50 boven de vraagprijs.'],
  [300_000, 'Uw bod is de vraagprijs.'],
  [285_000, 'Uw bod ligt € 15.000 onder de vraagprijs.'],
])('an offer of %d beside € 300.000', (euro, said) => {
  expect(besideAsked(euroCents(euro), { asked: 300_000 }, t, 'nl')?.replaceAll('\u00A0', ' ')).toBe(said)
})

test('nothing is compared without an amount, without a price, or with the lowest of several', () => {
  expect(besideAsked(undefined, { asked: 300_000 }, t, 'nl')).toBeUndefined()
  expect(besideAsked(euroCents(300_000), {}, t, 'nl')).toBeUndefined()
  expect(besideAsked(euroCents(300_000), { asked: 250_000, isFrom: true }, t, 'nl')).toBeUndefined()
})
