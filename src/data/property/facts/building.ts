import type { Building } from '#domain/listing/building.ts'
import { cellText } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import type { CrmCodes } from '#data/config/agency/crm-codes.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

/** Returns materials and years of construction and renovation; a renovation before the construction is left out. */
export function toBuilding(fields: Fields<PropertyCell>, codes: CrmCodes): Building {
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
    condition: fields.label('ConditionName', codes.conditions),
    interior: fields.label('InteriorName', codes.conditions),
    exterior: fields.label('ExteriorName', codes.conditions),
    heating: fields.label('HeatingName', codes.heatings),
    glazing: fields.label('WindowGlazing', codes.glazings),
    windowFrame: fields.label('WindowFrame', codes.frames),
    kitchen: fields.label('KitchenName', codes.kitchens),
    roofMaterial: fields.label('RoofMaterial', codes.roofs),
    roofCondition: fields.label('RoofCondition', codes.conditions),
    floorCovering: fields.label('FloorCovering', codes.floorCoverings),
    vacancy: toVacancy(fields, codes.vacancies),
  }
}

/** Words before a day. */
const leadIn =
  /^(?:(?:vrij|beschikbaar|libre|disponible|available|free|frei|verf[üu]gbar|vanaf|op|per|le|[àa] partir du?|d[èe]s|from|as of|on|ab|zum|am)[ :]+)+(?=\d)/i

/** Returns when a home is vacant: a moment of the sale, or a date; text that starts with a date is read as one. */
function toVacancy(fields: Fields<PropertyCell>, moments: CrmCodes['vacancies']): Building['vacancy'] {
  const text = (cellText(fields.cell('Availability')) ?? '').replace(leadIn, '')
  const isDay = /^(?:\/?Date\(|\d{4}-|\d{8}$|\d{1,2}[/.-]\d)/.test(text) || parseDate(text).kind === 'value'
  if (!isDay) return fields.label('Availability', moments)
  const on = fields.read(
    'Availability',
    () => parseDate(text),
    'a day of the calendar, or a moment such as "bij akte"',
  )
  return on === undefined ? undefined : { kind: 'date', on }
}
