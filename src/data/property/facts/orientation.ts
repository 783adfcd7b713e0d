import type { Orientation } from '#domain/listing/fact.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Codes, Fields } from '#data/cell/fields.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

// Dutch letters first: O is oost, Z is zuid.
const points: Codes<Orientation> = {
  n: 'N',
  noord: 'N',
  noorden: 'N',
  north: 'N',
  no: 'NE',
  noordoost: 'NE',
  noordoosten: 'NE',
  ne: 'NE',
  northeast: 'NE',
  o: 'E',
  oost: 'E',
  oosten: 'E',
  e: 'E',
  east: 'E',
  zo: 'SE',
  zuidoost: 'SE',
  zuidoosten: 'SE',
  se: 'SE',
  southeast: 'SE',
  z: 'S',
  zuid: 'S',
  zuiden: 'S',
  s: 'S',
  south: 'S',
  zw: 'SW',
  zuidwest: 'SW',
  zuidwesten: 'SW',
  sw: 'SW',
  southwest: 'SW',
  w: 'W',
  west: 'W',
  westen: 'W',
  nw: 'NW',
  noordwest: 'NW',
  noordwesten: 'NW',
  northwest: 'NW',
}

/** Returns to which side terrace, garden and rear look. */
export function toOrientation(fields: Fields<PropertyCell>): Property['orientation'] {
  return {
    terrace: fields.code('OrientationT', points),
    garden: fields.code('OrientationG', points),
    rear: fields.code('OrientationR', points),
  }
}
