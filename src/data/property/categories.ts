import type { Category } from '#domain/site/section.ts'
import { propertyKind, type PropertyKind } from '#domain/listing/property-kind.ts'
import type { Goal } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { fold } from '#text/fold.ts'
import { parseIdList } from '../cell/parse-id-list.ts'

// The usual WebIDs, for records with a type but no category.
const customary: Readonly<Record<PropertyKind, number>> = {
  house: 1,
  apartment: 2,
  holidayHome: 4,
  commercial: 5,
  building: 5,
  garage: 6,
  land: 7,
}
const idsExpected = 'WebIDs of categories.json, separated by commas or semicolons'

/** Returns the known categories of a record, the main one first; never empty unless the agency has no categories. */
export function toCategories(
  fields: Fields<'WebID' | 'WebIDs' | 'WebIDName'>,
  categories: readonly Category[],
  { type, goal }: Readonly<{ type?: PropertyType; goal: Goal }>,
): readonly number[] {
  const known = toCategoryIds(fields, ['WebID', 'WebIDs'], categories)
  const found = known.length > 0 ? known : [guess(fields, categories, type)].flatMap((id) => id ?? [])
  const main = categories.find((category) => category.id === found[0])
  if (main !== undefined && (goal === 'sale' ? !main.sale : !main.rent)) {
    fields.log.warn('WebID', 'contradicts Goal: the category is not offered that way', {
      expected: `a category that categories.json offers for ${goal}`,
      received: fields.cell('WebID'),
    })
  }
  return found
}

/** Returns the known category IDs of some fields; unknown ones are logged and left out. */
export function toCategoryIds<Name extends string>(
  fields: Fields<Name>,
  names: readonly Name[],
  categories: readonly Category[],
): readonly number[] {
  const ids = new Set<number>()
  for (const name of names) {
    for (const id of fields.read(name, parseIdList, idsExpected) ?? []) {
      if (categories.some((category) => category.id === id)) ids.add(id)
      else {
        fields.log.warn(name, 'an unknown category; it is left out', {
          expected: `a WebID of categories.json: ${categories.map((category) => category.id).join(', ')}`,
          received: fields.cell(name),
          remedy: 'add the category to categories.json, or correct the record',
        })
      }
    }
  }
  return [...ids]
}

function guess(
  fields: Fields<'WebIDName' | 'WebID'>,
  categories: readonly Category[],
  type: PropertyType | undefined,
): number | undefined {
  const name = fold((cellText(fields.cell('WebIDName')) ?? '').replace(/\(\d*\)/g, ''))
  const named = categories.find(
    (category) => name !== '' && Object.values(category.name).some((words) => fold(words) === name),
  )
  if (named !== undefined) return named.id
  const kind = propertyKind({ type, categories: [] })
  const byType = categories.find((category) => kind !== undefined && category.id === customary[kind])
  // A listing of which nothing is known counts as a home, for which the law asks most.
  const chosen = byType ?? categories.find((category) => category.id === customary.house) ?? categories[0]
  fields.log.warn('WebID', 'no category; one is chosen by the type', {
    expected: 'a WebID of categories.json',
    received: fields.cell('WebID'),
    remedy: `give it a category; until then it is listed under ${chosen?.name.nl ?? 'none'}`,
  })
  return chosen?.id
}
