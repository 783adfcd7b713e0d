import { type Figure, figureKey, type FigureUnit } from './figure.ts'

/** A figure of a translation that its source lacks, with the figures of that unit that only the source has. */
export type Difference = Readonly<{ said: Figure; source: readonly Figure[] }>

/** Returns the figures without those that say the same as an earlier one. */
function distinct(figures: readonly Figure[]): Figure[] {
  return [...new Map(figures.toReversed().map((figure) => [figureKey(figure), figure])).values()].toReversed()
}

/**
 * Returns each figure of a translation that neither the source text nor the fields of the record state. A figure
 * that the translation leaves out is no difference: a translation may be shorter.
 * @param known figures of the fields
 */
export function differingFigures(
  translation: readonly Figure[],
  source: readonly Figure[],
  known: readonly Figure[],
): Difference[] {
  const stated = new Set([...source, ...known].map(figureKey))
  const kept = new Set(translation.map(figureKey))
  const left = distinct(source.filter((figure) => !kept.has(figureKey(figure))))
  const inFields = new Set(known.map(figureKey))
  const instead = (unit: FigureUnit): Figure[] => {
    const ofUnit = left.filter((figure) => figure.unit === unit)
    const onlyInText = ofUnit.filter((figure) => !inFields.has(figureKey(figure)))
    return onlyInText.length > 0 ? onlyInText : ofUnit
  }
  return distinct(translation)
    .filter((figure) => !stated.has(figureKey(figure)))
    .map((said) => ({ said, source: instead(said.unit) }))
}
