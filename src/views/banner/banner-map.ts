import { type BannerMapMessage, bannerMapPath } from '#contracts/banner-map.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { Banner } from '#domain/site/page.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Property } from '#domain/listing/property.ts'
import { listedProperties } from '#routes/table/listed.ts'
import type { Page } from '#views/kit/page.ts'
import { priceLine } from '#views/listing/price.ts'
import { viewCard } from '#views/listing/card.ts'
import { viewText } from '#views/kit/text.ts'

/** A third-party map in a banner: a link until the visitor allows it. */
export type BannerMapView = Readonly<{ href: string; label: string; note: string; messagePath: string }>

/** Returns the map of a banner; undefined where none is configured. */
export function viewBannerMap(
  { locale, t }: Page,
  { map }: Banner,
  pageId: number,
): BannerMapView | undefined {
  if (map === undefined) return undefined
  return {
    href: map.url,
    label: t('gallery.map'),
    note: t('gallery.frame', { company: new URL(map.url).hostname }),
    messagePath: bannerMapPath(pageId, locale),
  }
}

/** Returns the message that a banner sends to its map: homes for sale, map type, marker and info text. */
export function viewBannerMessage(
  page: Page,
  { type, marker, info }: NonNullable<Banner['map']>,
): BannerMapMessage {
  const { context } = page
  const properties = listedProperties(context.catalogue, 'sale')
    .filter(({ availability }) => isOnOffer(availability))
    .flatMap((property) => {
      const at = placeOf(property)
      if (at === undefined) return []
      const { id, title, href, price } = viewCard(page, property)
      return [
        { id, title, href, price: price && priceLine(price), latitude: at.latitude, longitude: at.longitude },
      ]
    })
  return { type: 'property-list', properties, mapType: type, marker, info: viewText(info, page)?.text }
}

function placeOf({ address, position }: Property): Coordinates | undefined {
  const isKnown = address.kind === 'published' && position?.precision === 'address'
  return isKnown ? position : address.town.coordinates
}
