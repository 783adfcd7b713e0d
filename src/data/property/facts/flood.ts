import type { FloodClass } from '#domain/listing/fact.ts'
import type { Flood } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import type { PropertyCell } from '#data/record/property-record.ts'
import { legalAnswers } from '#data/property/terms/legal.ts'

const classes: readonly FloodClass[] = ['A', 'B', 'C', 'D']

/** @example parseFloodClass('P-score: klasse B') // 'B' */
function parseFloodClass(value: Cell): Parsed<FloodClass> {
  const text = cellText(value)
  if (text === undefined || text === '0') return empty
  const letter = /^(?:[pg]?[- ]?(?:score|klasse|classe?)?[ :-]*)*([a-d])$/i.exec(text)?.[1]?.toUpperCase()
  const found = classes.find((known) => known === letter)
  return found === undefined ? invalid : parsed(found)
}

/** Returns the flood scores; `FloodZoneNames` is not read: the scores replaced its classes in 2023. */
export function toFlood(fields: Fields<PropertyCell>): Flood {
  return {
    plot: fields.read('PScore', parseFloodClass, classes.join(', ')),
    building: fields.read('GScore', parseFloodClass, classes.join(', ')),
    delimited: fields.code('DelimitedFloodArea', legalAnswers) ?? 'unknown',
    on: fields.date('FloodReportDate'),
  }
}
