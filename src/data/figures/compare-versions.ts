import { plainText } from '#text/plain-text.ts'
import { type Cell, cellText } from '../cell/cell.ts'
import { isObject } from '../file/decode-records.ts'
import type { RecordGroup } from '../record/group-records.ts'
import type { Version } from '../record/to-translations.ts'
import { differingFigures } from './differing-figures.ts'
import type { Figure } from './figure.ts'
import { readFigures } from './read-figures.ts'
import { fieldFigure } from './record-figures.ts'

/**
 * Warns of each figure of a translation (a surface, a price, a number of bedrooms, an energy label …) that neither
 * the record's own text nor its fields state.
 * @param names fields with texts that are translated
 */
export function compareVersions<Name extends string>(
  { locale, base, log }: RecordGroup,
  [main, ...translations]: readonly Version<Name>[],
  names: readonly Name[],
): void {
  if (main === undefined || translations.length === 0) return
  const textOf = (value: Cell): string => (cellText(value) === undefined ? '' : plainText(String(value)))
  const own = names.flatMap((name) => readFigures(textOf(main.fields.cell(name)), locale))
  const known = figuresOf(base)
  for (const { locale: language, fields } of translations) {
    for (const name of names) {
      const figures = readFigures(textOf(fields.cell(name)), language)
      for (const { said, source } of differingFigures(figures, own, known)) {
        const instead = source.map(({ text }) => text).join(', ')
        log.warn(
          name,
          instead === ''
            ? `a figure (${said.unit}) in ${language} that neither the text in ${locale} nor a field has`
            : `another figure (${said.unit}) in ${language} than in ${locale}`,
          {
            expected: 'the same figures in all languages, or fewer in a translation',
            received: `${said.text} (${language})${instead === '' ? '' : `, ${instead} (${locale})`}`,
            remedy: `correct the text in ${language} or in ${locale} and export again`,
          },
        )
      }
    }
  }
}

/** Returns the figures of the fields of a record, and of the records in its lists: the units of a project. */
function figuresOf(record: Readonly<Record<string, unknown>>): Figure[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.flatMap((item) => (isObject(item) ? figuresOf(item) : []))
    return fieldFigure(name, value) ?? []
  })
}
