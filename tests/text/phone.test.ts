import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, phoneHref, whatsappHref } from '#text/phone.ts'

describe('formatPhone', () => {
  test.each([
    ['0470000000', '0470 00 00 00'],
    ['0470/00.00.00', '0470 00 00 00'],
    ['052000000', '052 00 00 00'],
    ['(052) 00 00 00', '052 00 00 00'],
    ['03 000 00 01', '030 00 00 01'],
    ['+32 52 00 00 00', '+32 52 00 00 00'],
    ['+3225550000', '+3225550000'],
    ['1207', '1207'],
    ['052 00 00 00 (kantoor)', '052 00 00 00 (kantoor)'],
    ['', ''],
  ])('%j reads %j', (written, shown) => {
    expect(formatPhone(written)).toBe(shown)
  })

  test('keeps all digits in order', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    const written = fc.stringMatching(/^[\d /.+()-]{0,16}$/)
    fc.assert(fc.property(written, (phone) => digits(formatPhone(phone)) === digits(phone)))
  })

  test('is idempotent', () => {
    const written = fc.stringMatching(/^[\d /.-]{0,16}$/)
    fc.assert(fc.property(written, (phone) => formatPhone(formatPhone(phone)) === formatPhone(phone)))
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
