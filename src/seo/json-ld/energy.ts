import type { PropertyValue } from 'schema-dts'
import type { Property } from '#domain/listing/property.ts'

/**
 * Returns what an advertisement must say about energy and flood as named values; undefined when nothing is known.
 * @see https://www.vlaanderen.be (read 2026): label, score and unique code; P-score of the plot, G-score of the building
 */
export function energyAndFlood({ energy, flood, surfaces }: Property): readonly PropertyValue[] | undefined {
  const values = [
    ...value('EPC-label', energy.label),
    ...value('EPC', energy.scoreKwhPerM2Year, { unitText: 'kWh/m²' }),
    ...value('EPC-UC', energy.uniqueCode),
    ...value('E-level', energy.eLevel),
    ...value('CO2', energy.co2KgPerYear, { unitText: 'kg' }),
    ...value('P-score', flood.plot),
    ...value('G-score', flood.building),
    ...value('plot', surfaces.plot, { unitCode: 'MTK' }),
  ]
  return values.length === 0 ? undefined : values
}

function value(
  name: string,
  content: string | number | undefined,
  unit?: Pick<PropertyValue, 'unitText' | 'unitCode'>,
): readonly PropertyValue[] {
  return content === undefined ? [] : [{ '@type': 'PropertyValue', name, value: content, ...unit }]
}
