import type { Locale } from '#domain/values/locale.ts'
import { streetViewOrigin } from '#media/media-hosts.ts'
import type { Address, Coordinates, Position } from '#domain/place/place.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { streetLine } from './street-line.ts'
import { townName } from '#views/listing/title.ts'
import { type LocationMapView, viewLocationMap } from './location-map.ts'
import { type NearbyView, viewNearby } from './nearby.ts'

/** The published location of a listing. */
export type LocationView = Readonly<{
  /** `Donklaan 12, 9290 Berlare`, or the town alone. */
  address: string
  /** Note about a hidden street. */
  note?: string
  /** Route planner link to a published address. */
  route?: Readonly<{ href: string; words: string }>
  map?: LocationMapView
  mapWords: Readonly<{ label: string }>
  /** Link that opens the map at `zoom`: on the page, or externally without script. */
  open?: Readonly<{ href: string; words: string; zoom: number }>
  /** Street View of a published address: an external link, or a `frame` when the agency has a key. */
  streetView?: Readonly<{ href: string; words: string; frame?: string; note?: string }>
  /** Distances to the nearest station, school and shop. */
  nearby?: NearbyView
}>

/** Zoom of the map: a street, or the town of a hidden address. */
const zooms = { street: 16, town: 12 }

/** Returns the location of a listing; only the town of a hidden address. */
export function viewLocation(
  { context: { catalogue }, locale, t }: Page,
  address: Address,
  position: Position | undefined,
): LocationView {
  const { town } = address
  const words = addressLine(address, locale)
  const isHidden = address.kind === 'hidden'
  // Centred on the town, so that the drawing does not reveal a hidden address.
  const at = isHidden ? town.coordinates : (position ?? town.coordinates)
  const { towns, site } = catalogue
  const name = townName(town, locale)
  const map = at && viewLocationMap(at, name, { origin: site.map.home, towns }, locale)
  const isExact = !isHidden && position?.precision === 'address'
  return {
    address: words,
    note: isHidden ? hiddenNote(map !== undefined, t) : undefined,
    route: isHidden
      ? undefined
      : {
          href: directionsHref(words, town.country),
          words: t('property.location.route'),
        },
    map,
    mapWords: {
      label: t('property.location.map', { town: name }),
    },
    open: at && {
      href: mapsHref('search/', { query: degrees(at) }),
      words: t(isExact ? 'gallery.map' : 'gallery.mapTown'),
      zoom: zooms[isExact ? 'street' : 'town'],
    },
    streetView: isExact ? viewStreetView(position, site.streetView?.key, t) : undefined,
    nearby: viewNearby(catalogue.nearbyPlaces, address, position, locale, t),
  }
}

/** No record says why an address is hidden, so the note gives no reason. */
function hiddenNote(isDrawn: boolean, t: Translate): string {
  const note = t('property.location.hidden')
  return isDrawn ? `${note} ${t('property.location.townMap')}` : note
}

function viewStreetView(at: Coordinates, key: string | undefined, t: Translate): LocationView['streetView'] {
  const link = {
    href: mapsHref('@', { map_action: 'pano', viewpoint: degrees(at) }),
    words: t('gallery.streetView'),
  }
  if (key === undefined) return link
  const query = new URLSearchParams({ key, location: degrees(at) })
  const frame = `${streetViewOrigin}/maps/embed/v1/streetview?${query.toString()}`
  return { ...link, frame, note: t('gallery.frame', { company: 'Google' }) }
}

/** Five decimals are precise to a street's width. */
function degrees({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`
}

/**
 * Returns an address in one line, or zip and town of a hidden one.
 * @example addressLine(address, 'nl') // 'Donklaan 12/3, 9290 Berlare'
 */
export function addressLine(address: Address, locale: Locale): string {
  const { zip } = address.town
  const place = `${zip === undefined ? '' : `${zip} `}${townName(address.town, locale)}`
  const street = streetLine(address)
  return street === undefined ? place : `${street}, ${place}`
}

/** Returns the address of directions to an address, for a link that a visitor follows. */
export function directionsHref(address: string, country: string | undefined): string {
  const destination = country === undefined ? address : `${address}, ${country}`
  return mapsHref('dir/', { destination })
}

/** @see https://developers.google.com/maps/documentation/urls/get-started (read 2026-11-20): works without a key */
function mapsHref(action: 'dir/' | 'search/' | '@', query: Readonly<Record<string, string>>): string {
  return `https://www.google.com/maps/${action}?${new URLSearchParams({ api: '1', ...query }).toString()}`
}
