import { isLocale, type Translations } from '#domain/values/locale.ts'
import { cellText } from '../cell/cell.ts'
import type { ItemName } from './media-record.ts'

/** Returns the name of a picture or a room by language; a single text is Dutch, and no text is undefined. */
export function toNames(value: ItemName): Translations | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = cellText(value)
    return text === undefined ? undefined : { nl: text }
  }
  const named = Object.entries(value).flatMap(([locale, said]) => {
    const text = cellText(said)
    return isLocale(locale) && text !== undefined ? [[locale, text]] : []
  })
  return named.length === 0 ? undefined : Object.fromEntries(named)
}
