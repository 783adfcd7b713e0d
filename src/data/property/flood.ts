import type { FloodClass } from '#domain/fact.ts'
import type { Flood } from '#domain/property.ts'
import type { Codes, Fields } from '../cell/fields.ts'
import type { PropertyCell, PropertyRecord } from '../record/property-record.ts'
import { toTexts } from '../record/to-texts.ts'
import { legalAnswers } from './legal.ts'

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

/** Returns the flood scores of plot and building and the names of the zones. */
export function toFlood(fields: Fields<PropertyCell>, record: PropertyRecord): Flood {
  return {
    plot: fields.code('PScore', classes),
    building: fields.code('GScore', classes),
    zones: toTexts(record.FloodZoneNames),
    delimited: fields.code('DelimitedFloodArea', legalAnswers) ?? 'unknown',
    on: fields.date('FloodReportDate'),
  }
}
