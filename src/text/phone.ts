/** Digits with usual separators: `0470/00.00.00`, `(052) 00 00 00`. */
const writtenNumber = /^[\d\s./()-]+$/

/** Sizes of the groups by number of digits: mobile numbers have ten, others nine. */
const groupings: ReadonlyMap<number, RegExp> = new Map([
  [10, /^(\d{4})(\d{2})(\d{2})(\d{2})$/],
  [9, /^(\d{3})(\d{2})(\d{2})(\d{2})$/],
])

/**
 * Returns a phone number in groups: 4-2-2-2 for ten digits, 3-2-2-2 for nine, anything else unchanged.
 * @example formatPhone('052000000') // '052 00 00 00'
 * @example formatPhone('+32 52 00 00 00') // '+32 52 00 00 00'
 */
export function formatPhone(phone: string): string {
  if (!writtenNumber.test(phone)) return phone
  const digits = phone.replace(/\D/g, '')
  const grouping = groupings.get(digits.length)
  return grouping === undefined ? phone : digits.replace(grouping, '$1 $2 $3 $4')
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
