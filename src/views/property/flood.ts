import { labelled } from '#i18n/grammar.ts'
import type { FloodClass } from '#domain/listing/fact.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { SourceView } from '#views/kit/source.ts'

/** One flood score; an undefined class is unknown. */
export type FloodScoreView = Readonly<{
  title: string
  current?: FloodClass
  words: string
  /** The symbol that the law requires for the worst class. */
  symbol?: string
}>

/** Flood scores and other water facts of a property. */
export type FloodView = Readonly<{
  scores: readonly FloodScoreView[]
  delimited: Readonly<{ sentence: string; isUnknown: boolean; isAgainst: boolean }>
  /** Source of the scores, for the line of sources. */
  source?: SourceView
}>

/** The classes, best first. */
export const floodClasses = ['A', 'B', 'C', 'D'] as const satisfies readonly FloodClass[]

/**
 * Returns the flood scores; undefined where they are not required and the record has none.
 * @see https://www.vlaanderen.be (read 2026): P- and G-score in every advertisement since 2023-01-01
 */
export function viewFlood(property: Property, locale: Locale, t: Translate): FloodView | undefined {
  const { flood, address } = property
  const { zip, country } = address.town
  const isKnown = flood.plot !== undefined || flood.building !== undefined
  if (regionOfZip(zip, country) !== 'flanders' && !isKnown) return undefined
  return {
    scores: [
      viewScore(flood.plot, t('legal.label.pScore'), t('labels.answer.unknown'), t, locale),
      viewScore(
        flood.building,
        t('legal.label.gScore'),
        isLand(property) ? t('legal.noBuilding') : t('labels.answer.unknown'),
        t,
        locale,
      ),
    ],
    delimited: {
      sentence: t(`legal.delimitedFlood.${flood.delimited}`),
      isUnknown: flood.delimited === 'unknown',
      isAgainst: flood.delimited === 'yes',
    },
    source:
      flood.on === undefined
        ? undefined
        : { words: t('legal.floodReport', { date: formatDate(flood.on, locale) }) },
  }
}

/** Returns a score as text; `without` is the sentence for a missing score. */
function viewScore(
  current: FloodClass | undefined,
  title: string,
  without: string,
  t: Translate,
  locale: Locale,
): FloodScoreView {
  if (current === undefined) return { title, words: without }
  const words = t(`legal.floodMeaning.${current}`)
  return {
    title: labelled(title, current, locale),
    current,
    words,
    symbol: current === 'D' ? t('property.flood.symbol') : undefined,
  }
}
