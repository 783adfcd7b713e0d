import { type Cell, cellText } from '../cell/cell.ts'
import { parseArea, parseNumber } from '../cell/parse-number.ts'
import type { Figure, FigureUnit } from './figure.ts'

const fieldUnits: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^Surface/, 'm²'],
  [/^(?:FrontWidth|PlotWidth)$/, 'm'],
  [/^NumberOfBedRooms$/, 'bedrooms'],
  [/^NumberOf(?:BathRooms|ShowerRooms)$/, 'bathrooms'],
  [/^NumberOfGarages$/, 'garages'],
  [/^Floor$/, 'floor'],
  [/Year$/, 'year'],
  [/^EnergyPerformance$/, 'kWh/m²'],
  [/^VatPercentage$/, '%'],
  [/^DepositMonths$/, 'months'],
  [/^ViagerAge\d$|^ViagerMaxDuration$/, 'years'],
  [
    /Price|^(?:CadastralIncome|RealEstateTax|Charges(?:Owner|Renter)|RenterTotalCost|RenterInventory|DepositAmount|NotaryFee|NotaryFeeVat|RegisteredRight|VatBuilding|VatValue|GroundPart|TotalCost|ViagerDownPayment|ViagerMonthlyRent)$/,
    '€',
  ],
]

/** Returns the figure of a single-value field; undefined for other fields, and for a value that is not understood. */
export function fieldFigure(name: string, value: Cell): Figure | undefined {
  const text = cellText(value)
  if (text === undefined) return undefined
  if (name === 'EPCLabelText') return { unit: 'energy label', value: text.toUpperCase(), text }
  if (name === 'ELevel') {
    const level = parseNumber(text.replace(/^E\s?/i, ''))
    return level.kind === 'value' ? { unit: 'E-level', value: level.value, text } : undefined
  }
  const unit = fieldUnits.find(([pattern]) => pattern.test(name))?.[1]
  if (unit === undefined) return undefined
  const number = unit === 'm²' ? parseArea(value) : parseNumber(value)
  return number.kind === 'value' ? { unit, value: number.value, text } : undefined
}
