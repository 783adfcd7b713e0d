import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import { rawMessage } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import type { ListingWords } from '#islands/gallery/listing-words.ts'

/** Returns the messages of a listing's gallery and map, and the base map. */
export function viewListingWords(mapBase: MapBase, locale: Locale): ListingWords {
  const t = translator(locale)
  return {
    gallery: {
      position: rawMessage('gallery.position', locale),
      previous: t('gallery.previous'),
      next: t('gallery.next'),
      close: t('gallery.close'),
      zoomIn: t('gallery.zoomIn'),
      zoomOut: t('gallery.zoomOut'),
      play: t('gallery.play'),
      pause: t('gallery.pause'),
      failed: t('gallery.failed'),
      show: t('gallery.show'),
    },
    map: {
      label: rawMessage('gallery.mapLabel', locale),
      loading: t('map.loading'),
      failed: t('gallery.mapFailed'),
      unsupported: t('gallery.mapUnsupported'),
      surface: t('map.surface'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      baseAsk: rawMessage('map.baseAsk', locale),
      baseShow: t('map.baseShow'),
      baseFailed: t('map.baseFailed'),
      attribution: t('map.attribution'),
      attributionToggle: t('map.attributionToggle'),
    },
    mapBase,
  }
}
