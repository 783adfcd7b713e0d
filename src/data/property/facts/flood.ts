import type { FloodClass } from '#domain/listing/fact.ts'
import type { Flood } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { Codes } from '#data/cell/find-code.ts'
import type { PropertyCell, PropertyRecord } from '#data/record/property-record.ts'
import { toTexts } from '#data/record/to-texts.ts'
import { legalAnswers } from '#data/property/terms/legal.ts'

const classes: Codes<FloodClass> = {
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  klassea: 'A',
  klasseb: 'B',
  klassec: 'C',
  klassed: 'D',
  pa: 'A',
  pb: 'B',
  pc: 'C',
  pd: 'D',
  ga: 'A',
  gb: 'B',
  gc: 'C',
  gd: 'D',
}

/** Returns the flood scores of plot and building and the names of the flood zones. */
export function toFlood(fields: Fields<PropertyCell>, record: PropertyRecord): Flood {
  return {
    plot: fields.code('PScore', classes),
    building: fields.code('GScore', classes),
    zones: toTexts(record.FloodZoneNames),
    delimited: fields.code('DelimitedFloodArea', legalAnswers) ?? 'unknown',
    on: fields.date('FloodReportDate'),
  }
}
