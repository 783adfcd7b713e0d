import type { Property } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { CrmCodes } from '#data/config/agency/crm-codes.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

/** Returns the orientation of terrace, garden and rear. */
export function toOrientation(
  fields: Fields<PropertyCell>,
  points: CrmCodes['orientations'],
): Property['orientation'] {
  const pointOf = (name: PropertyCell) => {
    const label = fields.label(name, points)
    return label?.kind === 'code' ? label.code : undefined
  }
  return {
    terrace: pointOf('OrientationT'),
    garden: pointOf('OrientationG'),
    rear: pointOf('OrientationR'),
  }
}
