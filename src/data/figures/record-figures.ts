import * as v from 'valibot'
import { once } from '#domain/values/once.ts'
import { type Cell, cell, cellText, type Parsed } from '../cell/cell.ts'
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
  [/^EPCLabelText$/, 'energy label'],
  [/^ELevel$/, 'E-level'],
  [/^VatPercentage$/, '%'],
  [/^DepositMonths$/, 'months'],
  [/^ViagerAge\d$|^ViagerMaxDuration$/, 'years'],
  [
    /Price|^(?:CadastralIncome|RealEstateTax|Charges(?:Owner|Renter)|RenterTotalCost|RenterInventory|DepositAmount|NotaryFee|NotaryFeeVat|RegisteredRight|VatBuilding|VatValue|GroundPart|TotalCost|ViagerDownPayment|ViagerMonthlyRent)$/,
    '€',
  ],
]

const unitOf = once((name: string) => fieldUnits.find(([pattern]) => pattern.test(name))?.[1])

/** Returns the figure of a single-value field; undefined for other fields, and for a value that is not understood. */
export function fieldFigure(name: string, value: unknown): Figure | undefined {
  const unit = unitOf(name)
  if (unit === undefined) return undefined
  const single = v.safeParse(cell, value)
  if (!single.success) return undefined
  const text = cellText(single.output)
  if (text === undefined) return undefined
  if (unit === 'energy label') return { unit, value: text.toUpperCase(), text }
  const number = parseAs(unit, unit === 'E-level' ? text.replace(/^E\s?/i, '') : single.output)
  return number.kind === 'value' ? { unit, value: number.value, text } : undefined
}

function parseAs(unit: FigureUnit, value: Cell): Parsed<number> {
  return unit === 'm²' ? parseArea(value) : parseNumber(value)
}
