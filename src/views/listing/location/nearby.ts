import type { Address, Coordinates, Position } from '#domain/place/place.ts'
import { type NearbyKind, type NearbyPlace, nearestPlaces } from '#domain/place/nearby.ts'
import { type Locale, locales, type Translations } from '#domain/values/locale.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { townName } from '#views/listing/title.ts'

/** The nearest station, school and shop of a listing, in a straight line. */
export type NearbyView = Readonly<{
  heading: string
  rows: readonly Readonly<{ kind: NearbyKind; label: string; name: string; distance: string }>[]
  /** From where the distances are measured. */
  note: string
}>

/** A table of one or two rows says more of what is missing than of what is near. */
const fewestRows = 3

/**
 * Returns how far the nearest places are; undefined with fewer than three within reach. A hidden address is measured from
 * the middle of its town, and says so.
 */
export function viewNearby(
  places: readonly NearbyPlace[],
  address: Address,
  position: Position | undefined,
  locale: Locale,
  t: Translate,
): NearbyView | undefined {
  const exact = address.kind !== 'hidden' && position?.precision === 'address' ? position : undefined
  const from: Coordinates | undefined = exact ?? address.town.coordinates
  const found = from === undefined ? [] : nearestPlaces(from, places)
  if (found.length < fewestRows) return undefined
  return {
    heading: t('property.nearby.heading'),
    rows: found.map(({ place: { kind, name }, km }) => ({
      kind,
      label: t(`property.nearby.${kind}`),
      name: nameIn(name, locale),
      distance: formatDistance(km, locale),
    })),
    note:
      exact === undefined
        ? t('property.nearby.fromTown', { town: townName(address.town, locale) })
        : t('property.nearby.fromHome'),
  }
}

function nameIn(name: Translations, locale: Locale): string {
  const source = [locale, ...locales].find((each) => name[each] !== undefined)
  return source === undefined ? '' : (name[source] ?? '')
}

/** Returns a distance as people say it: to 50 metres below a kilometre, else to 100 metres. */
function formatDistance(km: number, locale: Locale): string {
  const metres = Math.max(50, Math.round(km * 20) * 50)
  return metres < 1000
    ? formatNumber(metres, locale, 'm')
    : formatNumber(Math.round(km * 10) / 10, locale, 'km')
}
