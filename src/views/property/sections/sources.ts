import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { SourceView } from '#views/kit/source.ts'
import type { CostsView } from '../costs.ts'
import type { GoodToKnowView } from './good-to-know.ts'

/** The parts of a page whose sources are named at its end. */
type Sourced = Readonly<{
  know?: GoodToKnowView
  costs?: CostsView
  hasMap: boolean
}>

/**
 * Returns each source of a page once, with its date: of planning, floods, a renovation duty and costs, how the map is to be read, and the agency's file for all else.
 */
export function viewSources(
  { modifiedOn }: Pick<Property, 'modifiedOn'>,
  { know, costs, hasMap }: Sourced,
  locale: Locale,
  t: Translate,
): readonly SourceView[] {
  const drawn = hasMap ? [{ words: t('property.location.schematic') }] : []
  const file =
    modifiedOn === undefined || (know === undefined && costs === undefined)
      ? []
      : [{ words: t('legal.file', { date: formatDate(modifiedOn, locale) }) }]
  return [...(know?.sources ?? []), ...(costs?.source === undefined ? [] : [costs.source]), ...file, ...drawn]
}
