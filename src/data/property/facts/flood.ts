import type { FloodClass } from '#domain/listing/fact.ts'
import type { Flood } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { Codes } from '#data/cell/find-code.ts'
import type { PropertyCell } from '#data/record/property-record.ts'
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

/** Returns the flood scores; `FloodZoneNames` is not read: the scores replaced its classes in 2023. */
export function toFlood(fields: Fields<PropertyCell>): Flood {
  return {
    plot: fields.code('PScore', classes),
    building: fields.code('GScore', classes),
    delimited: fields.code('DelimitedFloodArea', legalAnswers) ?? 'unknown',
    on: fields.date('FloodReportDate'),
  }
}
