import { type PropertyType, propertyTypes } from '#domain/listing/property-type.ts'
import type { Fields } from '../cell/fields.ts'
import { fold } from '#text/fold.ts'

const types = new Map(Object.entries(propertyTypes).map(([code, name]) => [fold(name), code]))

/** Returns the subtype by its Dutch name; a name that is on no list is kept as text. */
export function toPropertyType(
  fields: Fields<'MainTypeName'>,
): Readonly<{ type?: PropertyType; typeText?: string }> {
  const name = fields.text('MainTypeName', 60)
  if (name === undefined || name === '0') return {}
  const code = types.get(fold(name))
  if (code !== undefined && isPropertyType(code)) return { type: code }
  fields.log.warn('MainTypeName', 'a type that is on no list; it is shown as it is', {
    expected: Object.values(propertyTypes).join(', '),
    received: name,
    remedy: 'choose a type of the list to have it translated',
  })
  return { typeText: name }
}

function isPropertyType(code: string): code is PropertyType {
  return code in propertyTypes
}
