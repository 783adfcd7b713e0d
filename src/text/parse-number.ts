import { type EuroCents, euroCents } from '#domain/values/money.ts'

/** Highest price and loan that the calculator accepts, in euro. */
export const maxEuro = 50_000_000

/**
 * Returns an amount as people write it in Belgium, with a point, comma or space between thousands; undefined when it is
 * not an amount.
 * @example parseAmount('€ 289.000') // 28_900_000
 * @example parseAmount('289,5') // 28_950
 */
export function parseAmount(text: string): EuroCents | undefined {
  const bare = text.replace(/[\s€'’]/gu, '')
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/.test(bare)
  if (!grouped && !/^\d{1,15}(?:[.,]\d{1,2})?$/.test(bare)) return undefined
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  const euro = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
  return Number.isSafeInteger(Math.round(euro * 100)) ? euroCents(euro) : undefined
}

/**
 * Returns a percentage or a number of years with a decimal point or comma; undefined when it is not a number.
 * @example parseDecimal('3,25 %') // 3.25
 */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/[\s%]/gu, '')
  return /^\d{1,3}(?:[.,]\d{1,3})?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined
}
