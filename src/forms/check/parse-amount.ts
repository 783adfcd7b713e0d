/** A whole number as people write it: `350.000`, `€ 350 000`, `350000,00 euro`. */
const written =
  /^(?:€|eur(?:o)?)? ?(-?\d{1,3}(?:([. ’'])\d{3})(?:\2\d{3})*|-?\d{1,12})(?:,(?:0{1,2}|-{1,2}))? ?(?:€|eur(?:o)?)?$/i

/**
 * Returns the whole number that a visitor wrote; undefined for anything else.
 * @example parseAmount('€ 350.000,00') // 350000
 */
export function parseAmount(text: string): number | undefined {
  const digits = written.exec(text.replace(/\s/g, ' '))?.[1]?.replace(/[. ’']/g, '')
  return digits === undefined ? undefined : Number(digits)
}
