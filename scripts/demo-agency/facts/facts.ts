import type { Family, Kind } from './kinds.ts'
import type { Surroundings } from './surroundings.ts'
import type { DemoTown } from './towns.ts'

/** State of a building, from best to worst. */
export type Condition = 'new' | 'renovated' | 'good' | 'freshen' | 'renovate' | 'restore'

/** Availability of a listing. */
export type State = 'active' | 'option' | 'sold' | 'rented'

/** Heating of a building. */
export type Heating = 'gas' | 'oil' | 'electric' | 'heatPump' | 'pellet'

/** Compass point, in Dutch, that the garden or terrace faces. */
export type Point = 'N' | 'NO' | 'O' | 'ZO' | 'Z' | 'ZW' | 'W' | 'NW'

/** Rooms, surfaces in m² and equipment; 0 means none. */
export type Layout = Readonly<{
  living: number
  plot: number
  bedrooms: number
  bathrooms: number
  showers: number
  toilets: number
  floors: number
  facades: number
  floor: number
  terrace: number
  garden: number
  garages: number
  parkings: number
  front: number
  point: Point
  lift: boolean
  cellar: boolean
  attic: boolean
  pool: boolean
  study: boolean
  laundry: boolean
}>

/** Sizes of single rooms in m², which only texts tell. */
export type Rooms = Readonly<{
  /** Living room. */
  sitting: number
  /** Up to three bedrooms, the largest first. */
  bedrooms: readonly number[]
}>

/** State, materials and energy of a building; the score is in kWh/m²·year. */
export type Fabric = Readonly<{
  year: number
  renovated?: number
  condition: Condition
  heating: Heating
  glazing: 'single' | 'double' | 'high' | 'triple'
  frame: 'wood' | 'aluminium' | 'pvc'
  kitchen: 'none' | 'basic' | 'installed' | 'full' | 'hyper'
  covering: 'tiles' | 'parquet' | 'laminate' | 'vinyl' | 'cast' | 'stone'
  score: number
  label: string
  hasCertificate: boolean
}>

/** Everything that is decided about a listing before its record and texts are made: all languages are written from it. */
export type Facts = Readonly<{
  id: number
  kind: Kind
  family: Family
  town: DemoTown
  office: 1 | 2 | 3
  goal: 'sale' | 'rent'
  state: State
  /** The address is published, so that texts may name the street. */
  isAddressPublic: boolean
  isPricePublic: boolean
  isDiscreet: boolean
  isNew: boolean
  lifeAnnuity: boolean
  street: string
  houseNumber: string
  box: string
  price: number
  projectId: number
  layout: Layout
  rooms: Rooms
  surroundings: Surroundings
  fabric: Fabric
  available: 'now' | 'deed' | 'agreement' | 'lease'
  chargesPerMonth: number
  online: string
}>

/** Whether a listing is a home: it has rooms and an energy score. */
export function isHome(facts: Facts): boolean {
  return facts.family === 'house' || facts.family === 'flat' || facts.family === 'holiday'
}
