import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Fields } from '../cell/fields.ts'
import type { CrmCodes } from '#data/config/agency/crm-codes.ts'

/** Returns the subtype by `crm-codes.json`; unknown words are kept as text. */
export function toPropertyType(
  fields: Fields<'MainTypeName'>,
  types: CrmCodes['types'],
): Readonly<{ type?: PropertyType; typeText?: string }> {
  const label = fields.label('MainTypeName', types)
  if (label === undefined) return {}
  return label.kind === 'code' ? { type: label.code } : { typeText: label.text.slice(0, 60) }
}
