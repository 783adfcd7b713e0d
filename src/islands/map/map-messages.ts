import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** How the keys of the messages begin that every map says. */
export const baseMapMessages = [
  'map.surface',
  'map.loading',
  'map.zoom',
  'map.base',
  'map.attribution',
  'map.retry',
] as const

/** Says the messages of any map. */
export type BaseMapTranslate = Translate<KeyBelow<(typeof baseMapMessages)[number]>>

/** Says the messages of the map beside a list. */
export type MapTranslate = Translate<KeyBelow<'map.'>>
