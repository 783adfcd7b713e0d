import type { Property } from '#domain/listing/property.ts'
import { createProperty } from './catalogue-factory.ts'

/** Legal facts of a home that are all known and favourable. */
export const clearLegal: Property['legal'] = {
  ...createProperty().legal,
  buildingPermit: 'yes',
  zoning: 'woongebied',
  enforcement: 'none',
  summons: 'no',
  preEmption: 'no',
  allotmentPermit: 'no',
  judicialDecision: 'no',
  asBuilt: 'notApplicable',
  heritage: 'no',
  planningInformation: 'yes',
  soil: { state: 'noData' },
}

/** A home of which water, permits and energy are in order. */
export const clearHome: Partial<Property> = {
  legal: clearLegal,
  flood: { plot: 'A', building: 'A', delimited: 'no' },
  energy: { state: 'present', label: 'C', scoreKwhPerM2Year: 246 },
}
