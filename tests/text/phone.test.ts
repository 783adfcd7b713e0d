import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, phoneHref, whatsappHref } from '#text/phone.ts'

describe('formatPhone', () => {
  test.each([
    ['0470000000', '0470 00 00 00'],
    ['0470/00.00.00', '0470 00 00 00'],
    ['052000000', '052 00 00 00'],
    ['(052) 00 00 00', '052 00 00 00'],
    ['021234567', '02 123 45 67'],
    ['03/123.45.67', '03 123 45 67'],
    ['042234567', '04 223 45 67'],
    ['09-223-45-67', '09 223 45 67'],
    ['081234567', '081 23 45 67'],
    ['080012345', '0800 12 345'],
    ['+3225550000', '+32 2 555 00 00'],
    ['+32470123456', '+32 470 12 34 56'],
    ['+32 (0)52 12 34 56', '+32 52 12 34 56'],
    ['003252123456', '+32 52 12 34 56'],
    ['+31612345678', '+31 6 12345678'],
    ['1207', '1207'],
    ['0123456789012', '0123456789012'],
    ['02-1234', '02-1234'],
    ['052 00 00 00 (kantoor)', '052 00 00 00 (kantoor)'],
    ['', ''],
  ])('%j reads %j', (written, shown) => {
    expect(formatPhone(written)).toBe(shown)
  })

  test.each(['030 00 00 01', '03 123 45 67', '052 123 456', '+32 52 00 00 00', '+31 115 00 00 00'])(
    'keeps the groups of %j',
    (written) => {
      expect(formatPhone(written)).toBe(written)
    },
  )

  const written = fc.stringMatching(/^(?:\+|00|0)?[1-9][\d /.()-]{0,14}$/)

  test('dials the same number as what was written', () => {
    fc.assert(fc.property(written, (phone) => phoneHref(formatPhone(phone)) === phoneHref(phone)))
  })

  test('is idempotent', () => {
    fc.assert(fc.property(written, (phone) => formatPhone(formatPhone(phone)) === formatPhone(phone)))
  })

  test('groups every Belgian number by its zone', () => {
    const zone = fc.constantFrom('02', '03', '09', '010', '052', '069', '089')
    const number = zone.chain((code) =>
      fc
        .array(fc.integer({ min: 1, max: 9 }), { minLength: 9 - code.length, maxLength: 9 - code.length })
        .map((digits) => [code, digits.join('')] as const),
    )
    fc.assert(fc.property(number, ([code, rest]) => formatPhone(code + rest).startsWith(`${code} `)))
  })
})

describe('addresses of a number', () => {
  test.each([
    ['052 00 00 00', 'tel:+3252000000'],
    ['0470/00 00 00', 'tel:+32470000000'],
    ['+32 (0)52 00 00 00', 'tel:+3252000000'],
    ['0032 52 00 00 00', 'tel:+3252000000'],
    ['+31 115 00 00 00', 'tel:+31115000000'],
  ])('%j is dialled as %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })

  test('WhatsApp needs digits only', () => {
    expect(whatsappHref('0470 00 00 00')).toBe('https://wa.me/32470000000')
  })
})
