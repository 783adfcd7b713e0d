import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Returns a valid phone number: a Belgian one in groups as the site shows it, any other in its international form.
 * Undefined for a number that cannot be dialled: by the plans of its kind, since the shorter metadata take a mobile number that
 * lacks a digit for one of a zone. A number without a country code is Belgian.
 * @example parsePhone('0470123456') // '0470 12 34 56'
 * @example parsePhone('0031 6 12345678') // '+31 6 12345678'
 */
export function parsePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), {
    defaultCountry: 'BE',
    extract: false,
  })
  if (number?.isValid() !== true) return undefined
  return number.country === 'BE' ? number.formatNational() : number.formatInternational()
}
