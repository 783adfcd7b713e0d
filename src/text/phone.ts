import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Digits in groups between spaces, as somebody chose to write them: `03 123 45 67`, `+32 52 12 34 56`. */
const spacedNumber = /^\+?\d+(?: \d+)+$/

/** Digits with usual separators: `0470/12.34.56`, `(052) 12 34 56`. */
const writtenNumber = /^\s*\+?[\d\s./()-]+$/

/**
 * Returns a phone number in groups, as people of its country write it: a Belgian mobile in 4-2-2-2, a number of the zones
 * 02, 03, 04 and 09 in 2-3-2-2, of the others in 3-2-2-2. A number that has spaced groups, and what is no number, stay as written.
 * @see docs/decisions/records-and-problems.md
 * @example formatPhone('052123456') // '052 12 34 56'
 * @example formatPhone('03/123.45.67') // '03 123 45 67'
 * @example formatPhone('+3225550000') // '+32 2 555 00 00'
 */
export function formatPhone(phone: string): string {
  if (spacedNumber.test(phone) || !writtenNumber.test(phone)) return phone
  const number = parsePhoneNumberFromString(phone.replace(/^\s*00/, '+'), {
    defaultCountry: 'BE',
    extract: false,
  })
  if (number?.isPossible() !== true) return phone
  return /^\s*(?:\+|00)/.test(phone) ? number.formatInternational() : number.formatNational()
}

/**
 * Returns the `tel:` address of a number, in its international form; a number without country code is Belgian.
 * @example phoneHref('052 00 00 00') // 'tel:+3252000000'
 */
export function phoneHref(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}

/**
 * Returns the address that opens a WhatsApp conversation with a number.
 * @see https://faq.whatsapp.com/5913398998672934 (read 2026): international form, digits only
 * @example whatsappHref('0470 00 00 00') // 'https://wa.me/32470000000'
 */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${internationalDigits(phone)}`
}

function internationalDigits(phone: string): string {
  // In `+32 (0)52` the zero is not part of the international number.
  const digits = phone.replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/, '$1').replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? `32${digits.slice(1)}` : `32${digits}`
}
