import type { Coordinates } from '#domain/place/place.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'

/** A price band in whole euro: both ends inclusive, either may be open. */
export type PriceBand = Readonly<{ min?: number; max?: number }>

/** What a listing can be asked to have. */
export const wantedFeatures = ['garden', 'garage', 'new'] as const
export type WantedFeature = (typeof wantedFeatures)[number]

/** A part of the map. Distances in km, degrees in WGS 84. */
export type SearchArea =
  | Readonly<{ kind: 'around'; town: string; km: number }>
  | Readonly<{ kind: 'box'; southWest: Coordinates; northEast: Coordinates }>
  | Readonly<{ kind: 'polygon'; points: readonly Coordinates[] }>

export const sortKeys = ['id', 'price', 'type', 'city', 'date'] as const
export type SortKey = (typeof sortKeys)[number]
export type SortOrder = Readonly<{ by: SortKey; direction: 'ascending' | 'descending' }>

/** What a visitor looks for in one list: or within a field, and across fields. */
export type Criteria = Readonly<{
  /** Slugs of towns. */
  towns: readonly string[]
  /** WebIDs of categories. */
  categories: readonly number[]
  prices: readonly PriceBand[]
  /** At least so many. */
  bedrooms?: number
  /** At least so many m², one of `livingSteps`. */
  living?: number
  /** At least so many m², one of `plotSteps`. */
  plot?: number
  /** This energy label or a better one. */
  label?: EnergyLabel
  features: readonly WantedFeature[]
  /** Words that town, street, headline or reference hold. */
  text?: string
  area?: SearchArea
  sort: SortOrder
  /** Counted from 1. */
  page: number
  view: 'list' | 'map'
}>

/** Thresholds that a visitor can choose from, in m²; the index keeps nothing finer. */
export const livingSteps = [50, 75, 100, 125, 150, 175, 200, 250, 300, 400] as const
export const plotSteps = [100, 200, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 10_000] as const

/** The order of a list that nobody sorted: ID descending. */
export const defaultSort: SortOrder = { by: 'id', direction: 'descending' }

/** A list as it is before anybody asks for something. */
export const noCriteria: Criteria = {
  towns: [],
  categories: [],
  prices: [],
  features: [],
  sort: defaultSort,
  page: 1,
  view: 'list',
}
