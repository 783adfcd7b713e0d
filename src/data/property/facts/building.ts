import type { Building } from '#domain/listing/building.ts'
import { cellText } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import type { PropertyCell } from '#data/record/property-record.ts'
import {
  conditions,
  floorCoverings,
  frames,
  glazings,
  heatings,
  kitchens,
  roofs,
  vacancies,
} from './building-labels.ts'

/** Returns of what and when it was built; a renovation before the construction is left out. */
export function toBuilding(fields: Fields<PropertyCell>): Building {
  const constructionYear = fields.year('ConstructionYear')
  const renovationYear = fields.year('RenovationYear')
  const isContradiction =
    constructionYear !== undefined && renovationYear !== undefined && renovationYear < constructionYear
  if (isContradiction) {
    fields.log.warn('RenovationYear', 'before the year of construction; it is left out', {
      expected: `${constructionYear} or later`,
      received: fields.cell('RenovationYear'),
    })
  }
  return {
    constructionYear,
    renovationYear: isContradiction ? undefined : renovationYear,
    condition: fields.label('ConditionName', conditions),
    interior: fields.label('InteriorName', conditions),
    exterior: fields.label('ExteriorName', conditions),
    heating: fields.label('HeatingName', heatings),
    glazing: fields.label('WindowGlazing', glazings),
    windowFrame: fields.label('WindowFrame', frames),
    kitchen: fields.label('KitchenName', kitchens),
    roofMaterial: fields.label('RoofMaterial', roofs),
    roofCondition: fields.label('RoofCondition', conditions),
    floorCovering: fields.label('FloorCovering', floorCoverings),
    vacancy: toVacancy(fields),
  }
}

// A moment of the sale, or a day; a text that begins like a day is one that was mistyped.
function toVacancy(fields: Fields<PropertyCell>): Building['vacancy'] {
  const text = cellText(fields.cell('Availability')) ?? ''
  if (!/^(?:\/?Date\(|\d{4}-)/.test(text)) return fields.label('Availability', vacancies)
  const on = fields.read('Availability', parseDate, 'a day of the calendar, or a moment such as "bij akte"')
  return on === undefined ? undefined : { kind: 'date', on }
}
