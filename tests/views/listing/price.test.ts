import { describe, expect, test } from 'vitest'
import type { AskedPrice } from '#domain/listing/asked-price.ts'
import { locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { languages } from '#tests/support/languages.ts'
import { formatPrice, formatPriceWithCharges, viewPin, viewPrice } from '#views/listing/price.ts'

const sale = (isFrom: boolean): AskedPrice => ({ kind: 'sale', amount: euroCents(389_000), isFrom })
const rent: AskedPrice = { kind: 'rent', monthly: euroCents(950), isFrom: false, charges: euroCents(60) }
const range: AskedPrice = { kind: 'range', from: euroCents(203_000), to: euroCents(361_000) }
const annuity: AskedPrice = { kind: 'lifeAnnuity', lumpSum: euroCents(82_000), monthly: euroCents(980) }
const lumpSum: AskedPrice = { kind: 'lifeAnnuity', lumpSum: euroCents(82_000) }
const monthly: AskedPrice = { kind: 'lifeAnnuity', monthly: euroCents(980) }
const onRequest: AskedPrice = { kind: 'onRequest' }

/** With plain spaces, so that tests are easy to read. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

const words = {
  nl: [
    [sale(false), '€ 389.000', '€ 389.000'],
    [sale(true), 'vanaf € 389.000', 'vanaf € 389.000'],
    [range, '€ 203.000 tot € 361.000', 'vanaf € 203.000'],
    [rent, '€ 950 / maand', '€ 950'],
    [annuity, 'Boeket € 82.000 + € 980 / maand', 'Lijfrente'],
    [lumpSum, 'Boeket € 82.000', 'Lijfrente'],
    [monthly, 'Lijfrente € 980 / maand', 'Lijfrente'],
    [onRequest, 'Prijs op aanvraag', 'Op aanvraag'],
  ],
  fr: [
    [sale(true), 'à partir de 389 000 €', 'dès 389 000 €'],
    [rent, '950 € / mois', '950 €'],
    [annuity, 'Bouquet 82 000 € + 980 € / mois', 'Viager'],
    [onRequest, 'Prix sur demande', 'Sur demande'],
  ],
  en: [
    [sale(true), 'from €389,000', 'from €389,000'],
    [rent, '€950 / month', '€950'],
    [annuity, 'Lump sum €82,000 + €980 / month', 'Life annuity'],
    [onRequest, 'Price on request', 'On request'],
  ],
  de: [
    [sale(true), 'ab 389.000 €', 'ab 389.000 €'],
    [rent, '950 € / Monat', '950 €'],
    [annuity, 'Bouquet (Einmalzahlung) 82.000 € + 980 € / Monat', 'Leibrente'],
    [onRequest, 'Preis auf Anfrage', 'Auf Anfrage'],
  ],
} as const

describe.each(locales)('an asked price in %s', (locale) => {
  test.each<readonly [AskedPrice, string, string]>(words[locale])('%o', (asked, line, pin) => {
    const { t } = languages(locale)
    expect(plain(formatPrice(asked, locale, t))).toBe(line)
    expect(plain(viewPin(asked, undefined, locale, t))).toBe(pin)
  })
})

test('a price is split into its amount and the text around it', () => {
  expect(viewPrice(rent, 'nl', languages('nl').t)).toEqual({ amount: '€\u00A0950', suffix: '/ maand' })
})

test('a rent is followed by its charges', () => {
  const line = formatPriceWithCharges(rent, 'nl', languages('nl').t)
  expect(plain(line)).toBe('€ 950 / maand + € 60 kosten en lasten')
})

test('a pin without a price shows the state of the home', () => {
  expect(viewPin(undefined, { text: 'Verkocht', state: 'sold' }, 'nl', languages('nl').t)).toBe('Verkocht')
})
