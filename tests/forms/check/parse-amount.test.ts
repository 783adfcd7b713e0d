import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostEuro, parseAmount } from '#forms/check/parse-amount.ts'

test.each([
  ['€ 350.000', 350_000],
  ['350000,00', 350_000],
  ['350 000', 350_000],
  ["350'000", 350_000],
  ['350’000', 350_000],
  ['350\u00A0000 €', 350_000],
  ['350\u202F000', 350_000],
  ['350.000,-', 350_000],
  ['350.000,--', 350_000],
  ['350,000.00', 350_000],
  ['350,000', 350_000],
  ['EUR 350.000', 350_000],
  ['350000 euros', 350_000],
  ['1.250.000,00 euro', 1_250_000],
  ['0', 0],
  ['-5', -5],
])('%s is %d', (text, euro) => expect(parseAmount(text)).toBe(euro))

test.each([
  '350.00',
  '350,00',
  '350.0000',
  '350.000,50',
  '35.00.000',
  '1.250,000',
  '1,250.000.000',
  '350.000.00',
  '350 000 000 00',
  '035.000',
  '1e6',
  '350k',
  'driehonderdduizend',
  '€',
  '',
  '350\n000',
  '350\t000',
  '350\u2028000',
])('%j is no amount', (text) => expect(parseAmount(text)).toBeUndefined())

const languages = ['nl-BE', 'fr-BE', 'en-GB', 'de-DE', 'de-CH']
test.each(languages)('every amount is read as %s writes it', (language) => {
  const plain = new Intl.NumberFormat(language)
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  fc.assert(
    fc.property(fc.nat({ max: mostEuro }), (euro) => {
      for (const text of [plain.format(euro), money.format(euro), String(euro)])
        expect(parseAmount(text)).toBe(euro)
    }),
  )
})

test('no text is read as another number than its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., '’€-]{1,14}$/), (text) => {
      const euro = parseAmount(text)
      if (euro === undefined) return
      const digits = text.replaceAll(/\D/g, '')
      expect([digits, digits.replace(/00$/, '')]).toContain(String(Math.abs(euro)))
    }),
  )
})
