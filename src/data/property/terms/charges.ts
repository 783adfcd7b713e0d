import type { Charges } from '#domain/listing/property.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Fields } from '#data/cell/fields.ts'
import { parseMonths, parsePercent } from '#data/cell/parse-number.ts'
import { parseMonthly } from '#data/cell/parse-period.ts'
import { type Codes, codesOf } from '#data/cell/find-code.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

const kinds: Codes<'advance' | 'fixed'> = codesOf({
  advance: 'provisie voorschot provision advance vorauszahlung',
  fixed: 'forfait forfaitair vast fixed pauschale pauschal',
})
const monthLimits = { min: 0, max: 12 }
/** `0,21` is no rate. */
const rateLimits = { min: 1, max: 100 }

/** Taxes that Belgian law knows. */
type Taxes = Pick<Charges, 'cadastralIncome' | 'propertyTax' | 'registrationDuty'>

/** Returns the Belgian taxes of a record. */
export function toTaxes(fields: Fields<PropertyCell>): Taxes {
  return {
    cadastralIncome: fields.money('CadastralIncome'),
    propertyTax: fields.money('RealEstateTax'),
    registrationDuty: fields.money('RegisteredRight'),
  }
}

/** Returns all amounts except the price and the Belgian taxes. */
export function toCharges(fields: Fields<PropertyCell>): Omit<Charges, keyof Taxes> {
  const chargesKind = fields.code('ChargesType', kinds)
  // A bare 0 is an empty field in CRMs; beside “forfait” it says that the rent has everything in it.
  const isNone =
    chargesKind === 'fixed' && /^0(?:[.,]0+)?$/.test(String(fields.cell('ChargesRenter') ?? '').trim())
  return {
    chargesOwner: fields.money('ChargesOwner', parseMonthly),
    chargesTenant: isNone ? euroCents(0) : fields.money('ChargesRenter', parseMonthly),
    chargesKind,
    inventory: fields.money('RenterInventory'),
    deposit: fields.money('DepositAmount'),
    depositMonths: fields.positive('DepositMonths', monthLimits, 'months', parseMonths),
    garagePrice: fields.money('GaragePrice'),
    parkingPrice: fields.money('ParkingPrice'),
    optionPrice: fields.money('OptionPrice'),
    notaryFee: fields.money('NotaryFee'),
    notaryFeeInclVat: fields.money('NotaryFeeVat'),
    vatBuilding: fields.money('VatBuilding'),
    vatValue: fields.money('VatValue'),
    vatRate: fields.positive('VatPercentage', rateLimits, 'per cent', parsePercent),
    landShare: fields.money('GroundPart'),
    totalCost: fields.money('TotalCost'),
    tenantCost: fields.money('RenterTotalCost'),
  }
}
