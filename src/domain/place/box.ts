/**
 * Whether a box is a number or code that follows `bus`; others are a floor in words, which stand alone.
 * @example isBoxNumber('A02') // true
 * @example isBoxNumber('RDC') // false
 */
export function isBoxNumber(box: string): boolean {
  return /^(?:[a-z]{1,2}|[a-z]{0,2}[./-]?\d[\da-z./-]*)$/i.test(box)
}
