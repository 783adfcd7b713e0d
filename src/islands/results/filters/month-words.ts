/** Returns a month as a language writes it. @example monthWords('2027-03', 'nl-BE') // 'maart 2027' */
export function monthWords(month: string, tag: string): string {
  const date = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return date.format(new Date(`${month}-01`))
}
