import type { Locale } from '#domain/locale.ts'
import type { Address, Position } from '#domain/place.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from './context.ts'
import { townName } from './listing-title.ts'
import { type LocationMapView, viewLocationMap } from './location-map.ts'

/** Where a listing is, as precisely as may be known. */
export type LocationView = Readonly<{
  /** `Donklaan 12, 9290 Berlare`, or the town alone. */
  address: string
  /** Said when the street is hidden. */
  note?: string
  /** Opens the way to a published address in a route planner. */
  route?: Readonly<{ href: string; words: string }>
  map?: LocationMapView
  mapWords: Readonly<{ label: string; caption: string }>
}>

/** Returns where a listing is; of a hidden address only the town. */
export function viewLocation(
  { catalogue }: ViewContext,
  address: Address,
  position: Position | undefined,
  locale: Locale,
  t: Translate,
): LocationView {
  const { town } = address
  const words = addressLine(address, locale)
  const isHidden = address.kind === 'hidden'
  // A hidden address may not be guessed from the middle of the drawing: it is the town's.
  const at = isHidden ? town.coordinates : (position ?? town.coordinates)
  const map = at === undefined ? undefined : viewLocationMap(at, town, catalogue.towns, locale)
  const drawn = map === undefined || map.towns.length === 0 ? undefined : map
  return {
    address: words,
    note: isHidden
      ? t(drawn === undefined ? 'property.location.hiddenNoMap' : 'property.location.hidden')
      : undefined,
    route: isHidden
      ? undefined
      : { href: routePlannerHref(words, address), words: t('property.location.route') },
    map: drawn,
    mapWords: {
      label: t('property.location.map', { town: townName(town, locale) }),
      caption: t('property.location.schematic'),
    },
  }
}

/**
 * Returns an address in one line, or zip and town of a hidden one.
 * @example addressLine(address, 'nl') // 'Donklaan 12/3, 9290 Berlare'
 */
export function addressLine(address: Address, locale: Locale): string {
  const { zip } = address.town
  const place = `${zip === undefined ? '' : `${zip} `}${townName(address.town, locale)}`
  if (address.kind === 'hidden') return place
  const { street, houseNumber, box } = address
  const number = houseNumber === undefined ? '' : ` ${houseNumber}${box === undefined ? '' : `/${box}`}`
  return `${street}${number}, ${place}`
}

/** @see https://developers.google.com/maps/documentation/urls/get-started (read 2026): works without a key */
function routePlannerHref(words: string, { town }: Address): string {
  const destination = new URLSearchParams({ api: '1', destination: `${words}, ${town.country}` })
  return `https://www.google.com/maps/dir/?${destination.toString()}`
}
