import type { QuantitativeValue } from 'schema-dts'
import type { SquareMetres } from '#domain/values/measure.ts'

/** Returns an area with the unit code of square metres; undefined where there is none. */
export function squareMetres(area: SquareMetres | undefined): QuantitativeValue | undefined {
  return area === undefined ? undefined : { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' }
}
