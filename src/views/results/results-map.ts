import type { Locale } from '#domain/values/locale.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import type { MapWords } from '#islands/map/map-words.ts'

/** Returns the messages of a list's map, for properties or projects. */
export function viewMapWords(locale: Locale, isProjects: boolean): MapWords {
  const t = translator(locale)
  const subject = isProjects ? 'Projects' : ''
  return {
    label: t(`map.label${subject}`),
    surface: t('map.surface'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    unsupported: t(`map.unsupported${subject}`),
    retry: t('map.retry'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    searchHere: t('map.searchHere'),
    toList: t('map.toList'),
    tools: t('map.tools'),
    baseAsk: rawMessage('map.baseAsk', locale),
    baseShow: t('map.baseShow'),
    baseHide: t('map.baseHide'),
    baseFailed: t('map.baseFailed'),
    draw: t('map.draw'),
    drawHint: t('map.drawHint'),
    drawKeys: t('map.drawKeys'),
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
    cluster: rawPlural(`map.cluster${subject}`, locale),
    group: rawPlural(`map.group${subject}`, locale),
    groupInTown: rawPlural(`map.groupInTown${subject}`, locale),
    groupAtPoint: rawPlural(`map.groupAtPoint${subject}`, locale),
    approximate: t('map.approximate'),
    close: t('map.close'),
    attribution: t('map.attribution'),
    attributionToggle: t('map.attributionToggle'),
  }
}
