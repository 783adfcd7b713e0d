import type { FloodClass } from '#domain/fact.ts'
import { langTags, type Locale } from '#domain/locale.ts'
import type { Property } from '#domain/property.ts'
import { regionOfZip } from '#domain/region.ts'
import { formatList } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'

/** One flood score; without a class it is not known. */
export type FloodScoreView = Readonly<{
  title: string
  current?: FloodClass
  words: string
  /** The full sentence that the law wants, read out with the scale. */
  sentence: string
  /** The law wants a symbol beside the worst class. */
  symbol?: string
}>

/** Flood scores of a property and what else is known about water. */
export type FloodView = Readonly<{
  scores: readonly FloodScoreView[]
  delimited: string
  /** Names of the zones as the register words them, in Dutch. */
  zones?: Readonly<{ label: string; names: string; lang?: string }>
}>

/** The classes in the order of a scale, best first. */
export const floodClasses = ['A', 'B', 'C', 'D'] as const satisfies readonly FloodClass[]

/**
 * Returns the flood scores; nothing where the law does not know them and the record has none.
 * @see https://www.vlaanderen.be (read 2026): P- and G-score in every advertisement since 2023-01-01
 */
export function viewFlood({ flood, address }: Property, locale: Locale, t: Translate): FloodView | undefined {
  const { zip, country } = address.town
  const isKnown = flood.plot !== undefined || flood.building !== undefined || flood.zones.length > 0
  if (regionOfZip(zip, country) !== 'flanders' && !isKnown) return undefined
  return {
    scores: [
      viewScore(flood.plot, t('legal.label.pScore'), t(`legal.pScore.${flood.plot ?? 'unknown'}`), t),
      viewScore(flood.building, t('legal.label.gScore'), t(`legal.gScore.${flood.building ?? 'unknown'}`), t),
    ],
    delimited: t(`legal.delimitedFlood.${flood.delimited}`),
    zones:
      flood.zones.length === 0
        ? undefined
        : {
            label: t('legal.label.floodZones'),
            names: formatList(flood.zones, locale),
            lang: locale === 'nl' ? undefined : langTags.nl,
          },
  }
}

function viewScore(
  current: FloodClass | undefined,
  title: string,
  sentence: string,
  t: Translate,
): FloodScoreView {
  if (current === undefined) return { title, words: t('labels.answer.unknown'), sentence }
  const words = t(`legal.floodMeaning.${current}`)
  return { title, current, words, sentence, symbol: current === 'D' ? t('property.flood.symbol') : undefined }
}
