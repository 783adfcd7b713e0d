import type { PluralForms } from '#islands/kit/words.ts'

/** Everything that the map says, in the page's language; braces hold what is filled in. */
export type MapWords = Readonly<{
  /** Names the map, and says that the list holds the same: `Kaart … De lijst … toont dezelfde panden.` */
  label: string
  /** Names what is moved by keyboard, and how. */
  surface: string
  loading: string
  /** Said when the map could not be loaded, or the device cannot draw it. */
  failed: string
  unsupported: string
  retry: string
  zoomIn: string
  zoomOut: string
  searchHere: string
  draw: string
  drawHint: string
  /** How it is done by keyboard. */
  drawKeys: string
  drawPoints: PluralForms
  drawFinish: string
  drawUndo: string
  cancel: string
  around: string
  aroundTown: string
  aroundDistance: string
  aroundApply: string
  chooseTown: string
  /** `{{km}} km` */
  km: string
  clearArea: string
  /** Names a cluster, which zooms in: `14 panden, inzoomen`. */
  cluster: PluralForms
  /** What a pin says of several listings at one point: `12 panden`. */
  group: PluralForms
  /** `12 panden in Berlare, ligging bij benadering`: `{{count}}` and `{{town}}`. */
  groupInTown: PluralForms
  /** Several at one address: `3 panden op dit adres`. */
  groupAtPoint: PluralForms
  /** Said of one listing that is shown in the middle of its town. */
  approximate: string
  close: string
  attribution: string
  attributionToggle: string
}>
