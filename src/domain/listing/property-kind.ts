import type { Property } from './property.ts'
import type { PropertyType } from './property-type.ts'

/** What a property is at heart: which facts, rules and words fit it. */
export const propertyKinds = [
  'house',
  'apartment',
  'holidayHome',
  'land',
  'commercial',
  'building',
  'garage',
] as const
export type PropertyKind = (typeof propertyKinds)[number]

const kindsOfTypes: Readonly<Record<PropertyType, PropertyKind>> = {
  detachedHouse: 'house',
  semiDetachedHouse: 'house',
  terracedHouse: 'house',
  villa: 'house',
  countryHouse: 'house',
  bungalow: 'house',
  house: 'house',
  townHouse: 'house',
  farmhouse: 'house',
  apartment: 'apartment',
  topFloorApartment: 'apartment',
  groundFloorApartment: 'apartment',
  duplex: 'apartment',
  loft: 'apartment',
  penthouse: 'apartment',
  triplex: 'apartment',
  studio: 'apartment',
  studentRoom: 'apartment',
  serviceFlat: 'apartment',
  holidayHome: 'holidayHome',
  buildingPlot: 'land',
  land: 'land',
  farmland: 'land',
  leisureLand: 'land',
  woodland: 'land',
  commercialProperty: 'commercial',
  officeSpace: 'commercial',
  warehouse: 'commercial',
  commercialBuilding: 'commercial',
  shop: 'commercial',
  // Several homes, or a home above a shop: each part has its own certificate, the whole has none.
  investmentProperty: 'building',
  apartmentBuilding: 'building',
  mixedUse: 'building',
  garage: 'garage',
  parkingSpace: 'garage',
}

/** WebID of the specification's category table → kind, for records whose subtype is on no list. */
const kindsOfCategories: ReadonlyMap<number, PropertyKind> = new Map([
  [1, 'house'],
  [2, 'apartment'],
  [4, 'holidayHome'],
  [5, 'commercial'],
  [6, 'garage'],
  [7, 'land'],
])

/** Returns the kind of a property by its subtype, or else by its main category. */
export function propertyKind(property: Pick<Property, 'type' | 'categories'>): PropertyKind | undefined {
  if (property.type !== undefined) return kindsOfTypes[property.type]
  const [main] = property.categories
  return main === undefined ? undefined : categoryKind(main)
}

/** Returns the kind that a category of the CRM means; undefined for one of the agency's own. */
export function categoryKind(id: number): PropertyKind | undefined {
  return kindsOfCategories.get(id)
}

/** Whether it is a home for one household, to which the rules for homes apply. */
export function isResidential(property: Pick<Property, 'type' | 'categories'>): boolean {
  const kind = propertyKind(property)
  return kind === 'house' || kind === 'apartment' || kind === 'holidayHome'
}

/** Whether it is ground without a building: no rooms, no energy certificate. */
export function isLand(property: Pick<Property, 'type' | 'categories'>): boolean {
  return propertyKind(property) === 'land'
}

/** Whether it is one storey of a building: its floor matters, its plot does not. */
export function isApartment(property: Pick<Property, 'type' | 'categories'>): boolean {
  return propertyKind(property) === 'apartment'
}
