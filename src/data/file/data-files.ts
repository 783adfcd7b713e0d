/** What a data directory has without a file: the product's own one, nothing, or a refusal. */
type Absence = 'product' | 'none' | 'refused'

/**
 * Whose the files of a data directory are. What the product knows of trade, law and language is the same for each agency
 * that says nothing else; what says who an agency is, or what it offers, is never taken from another one.
 */
const dataFiles: ReadonlyMap<string, Absence> = new Map([
  ['categories.json', 'product'],
  ['compliance.json', 'product'],
  ['marquees.json', 'product'],
  ['pages.json', 'product'],
  ['price-ranges.json', 'product'],
  ['routes.json', 'product'],
  ['rules.json', 'product'],
  ['theme/fonts.json', 'product'],
  ['pictures.json', 'none'],
  ['places.json', 'none'],
  ['words.json', 'none'],
])

/** Returns what becomes of a site whose directory lacks a file; one that this table does not name is needed. */
export function absenceOf(file: string): Absence {
  return dataFiles.get(file) ?? 'refused'
}

/** What to do about files of an agency that are not there. */
export const writeAgency =
  'npm run init -- DIR writes the files of a new agency; docs/records.md describes each'
