/** The highest amount in euro that a form takes. */
export const mostEuro = 50_000_000

/** Groups of three digits between the same marks, or digits without any. */
const grouped = String.raw`[1-9]\d{0,2}(?<mark>[., '’])\d{3}(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,](?:00|[-–]{1,2}))?`
const plain = String.raw`(?:0|[1-9]\d{0,14})(?:[.,][-–]{1,2})?|[1-9]\d{3,14}[.,]00`
const written = new RegExp(
  `^(?:€|euros?|eur)? ?(?<number>-?(?:${grouped}|${plain})) ?(?:€|euros?|eur)?$`,
  'i',
)

/**
 * Returns the whole number that a visitor wrote, in the ways of all languages: three digits behind a mark are thousands, two
 * zeros or a dash are cents. Undefined for anything else, also for `350.00`: a zero may be missing.
 * @example parseAmount('€ 350.000,00') // 350000
 * @example parseAmount('350,000.00') // 350000
 */
export function parseAmount(text: string): number | undefined {
  const number = written.exec(text.replaceAll(/\p{Zs}+/gu, ' ').trim())?.groups?.['number']
  return number === undefined
    ? undefined
    : Number(number.replace(/[.,](?:00|[-–]{1,2})$/, '').replaceAll(/[., '’]/g, ''))
}
