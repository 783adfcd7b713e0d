import type { PluralForms } from '#i18n/fill.ts'

/** Messages of the map in the page's language; braces are placeholders. */
export type MapWords = Readonly<{
  /** Accessible name of the map: `Kaart … De lijst … toont dezelfde panden.` */
  label: string
  /** Accessible name of the canvas, with the keys that move it. */
  surface: string
  loading: string
  /** Shown when the map did not load, or the device has no WebGL. */
  failed: string
  unsupported: string
  retry: string
  zoomIn: string
  zoomOut: string
  searchHere: string
  /** Link over the map to the list. */
  toList: string
  /** Button of the tools that are needed less. */
  tools: string
  /** Asks before a third party draws the map: `{{hosts}}`. */
  baseAsk: string
  baseShow: string
  baseHide: string
  baseFailed: string
  draw: string
  drawHint: string
  /** Instructions for the keyboard. */
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
  /** Accessible name of a cluster: `14 panden, inzoomen`. */
  cluster: PluralForms
  /** Label of a pin of several listings: `12 panden`. */
  group: PluralForms
  /** `12 panden in Berlare, ligging bij benadering`: `{{count}}` and `{{town}}`. */
  groupInTown: PluralForms
  /** Several at one address: `3 panden op dit adres`. */
  groupAtPoint: PluralForms
  /** Note on one listing that is shown in the centre of its town. */
  approximate: string
  close: string
  attribution: string
  attributionToggle: string
}>
