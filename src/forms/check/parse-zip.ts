/**
 * Returns a postal code of Belgium, the Netherlands or Luxembourg as it is written there; undefined for others.
 * @example parseZip('4561ab') // '4561 AB'
 * @example parseZip('b-9290') // '9290'
 */
export function parseZip(text: string): string | undefined {
  const dutch = /^(?:NL-? ?)?([1-9]\d{3}) ?([a-z]{2})$/i.exec(text)
  if (dutch !== null) return `${dutch[1]} ${dutch[2]?.toUpperCase()}`
  return /^(?:BE?|L|LU)?-? ?([1-9]\d{3})$/i.exec(text)?.[1]
}
