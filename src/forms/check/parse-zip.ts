/** How a postal code is written, with or without the letters of its country; the groups are what is kept. */
const formats: ReadonlyMap<string, RegExp> = new Map([
  ['BE', /^(?:BE?-? ?)?([1-9]\d{3})$/i],
  ['NL', /^(?:NL-? ?)?([1-9]\d{3}) ?([a-z]{2})$/i],
  ['LU', /^(?:LU?-? ?)?(\d{4})$/i],
  ['FR', /^(?:FR?-? ?)?(\d{2}) ?(\d{3})$/i],
  ['DE', /^(?:DE?-? ?)?(\d{5})$/i],
  ['AT', /^(?:AT?-? ?)?(\d{4})$/i],
  ['CH', /^(?:CH-? ?)?(\d{4})$/i],
  ['ES', /^(?:ES?-? ?)?(\d{5})$/i],
  ['IT', /^(?:IT?-? ?)?(\d{5})$/i],
])

/** Whether the postal codes of a country are checked, so that one must be there. */
export function hasZipFormat(country: string): boolean {
  return formats.has(country)
}

/**
 * Returns a postal code as its country writes it; undefined for one that it does not have. Of a country whose format is not
 * known here any text is one; without a country it is Belgian, Dutch or Luxembourgish.
 * @example parseZip('4561ab') // '4561 AB'
 * @example parseZip('D-50667', 'DE') // '50667'
 */
export function parseZip(text: string, country?: string): string | undefined {
  if (country === undefined) {
    const found = ['NL', 'BE', 'LU'].map((one) => parseZip(text, one)).find((zip) => zip !== undefined)
    return found?.startsWith('0') === true ? undefined : found
  }
  const format = formats.get(country)
  if (format === undefined) return text
  const [, digits, rest = ''] = format.exec(text) ?? []
  if (digits === undefined) return undefined
  return country === 'NL' ? `${digits} ${rest.toUpperCase()}` : `${digits}${rest}`
}
