import type { Locale } from '#domain/values/locale.ts'
import { grammars } from '../grammar.ts'
import type { Translate } from '../translate.ts'

/**
 * Returns the name of a storey; 0 is the ground floor, below it is the basement.
 * @example formatFloor(2, 'nl', t) // '2e verdieping'
 */
export function formatFloor(floor: number, locale: Locale, t: Translate): string {
  if (floor < 0) return t('labels.floor.basement')
  if (floor === 0) return t('labels.floor.ground')
  return t('labels.floor.upper', { ordinal: grammars[locale].ordinal(floor) })
}
