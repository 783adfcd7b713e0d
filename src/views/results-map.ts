import type { Locale } from '#domain/locale.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import type { MapWords } from '#islands/map/map-words.ts'

/** Returns everything that the map of a list says. */
export function viewMapWords(locale: Locale): MapWords {
  const t = translator(locale)
  return {
    label: t('map.label'),
    surface: t('map.surface'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    unsupported: t('map.unsupported'),
    retry: t('map.retry'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    searchHere: t('map.searchHere'),
    draw: t('map.draw'),
    drawHint: t('map.drawHint'),
    drawPoints: rawPlural('map.drawPoints', locale),
    drawFinish: t('map.drawFinish'),
    drawUndo: t('map.drawUndo'),
    cancel: t('map.cancel'),
    around: t('map.around'),
    aroundTown: t('map.aroundTown'),
    aroundDistance: t('map.aroundDistance'),
    aroundApply: t('map.aroundApply'),
    chooseTown: t('map.chooseTown'),
    km: rawMessage('map.km', locale),
    clearArea: t('map.clearArea'),
    cluster: rawPlural('map.cluster', locale),
    group: rawPlural('map.group', locale),
    groupInTown: rawPlural('map.groupInTown', locale),
    groupAtPoint: rawPlural('map.groupAtPoint', locale),
    approximate: t('map.approximate'),
    close: t('map.close'),
    onRequest: t('map.onRequest'),
    attribution: t('map.attribution'),
    attributionToggle: t('map.attributionToggle'),
  }
}
