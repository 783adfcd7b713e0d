import { isDepositContradicted } from '#domain/costs/lawful-charges.ts'
import { isWithVat, statedVat } from '#domain/costs/stated-vat.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Charges } from '#domain/listing/property.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Check, Gap } from './advertisement.ts'

/** Parts of a price, with their field; none is above the whole. */
const parts = {
  landShare: 'GroundPart',
  vatValue: 'VatValue',
  notaryFee: 'NotaryFee',
  notaryFeeInclVat: 'NotaryFeeVat',
  registrationDuty: 'RegisteredRight',
  vatBuilding: 'VatBuilding',
  cadastralIncome: 'CadastralIncome',
} as const satisfies Partial<Record<keyof Charges, string>>

/** Checks of amounts that cannot be true together. */
export const amountChecks = {
  'vat-untrue': ({ property: { charges, price, surfaces, goal }, rules, on }, { livingMax = Infinity }) => {
    const vat = ruleInForce(rules.purchase.newBuildVat, on)
    const { vatRate: rate, vatValue, vatBuilding } = charges
    if (vat === undefined || goal !== 'sale') return undefined
    if (rate !== undefined && rate !== vat.percent && rate !== vat.rebuildPercent) {
      return gap(
        'VatPercentage',
        'no home is sold with this rate of VAT',
        `${vat.percent} or ${vat.rebuildPercent}`,
        `${rate} %`,
      )
    }
    if (rate === vat.rebuildPercent && (surfaces.living ?? 0) > livingMax) {
      return gap(
        'VatPercentage',
        `${rate} % holds for homes of at most ${livingMax} m²`,
        `${vat.percent}`,
        `${rate} % for ${surfaces.living} m²`,
      )
    }
    if (rate !== undefined && vatValue !== undefined && vatBuilding !== undefined) {
      const due = (vatValue * rate) / 100
      if (!isAbout(vatBuilding, due))
        return gap('VatBuilding', `the VAT is not ${rate} % of VatValue`, inEuros(due), inEuros(vatBuilding))
    }
    const isUnclear =
      price.kind === 'published' && isWithVat(charges) && statedVat(charges, price.amount, vat) === undefined
    return isUnclear
      ? gap(
          vatBuilding === undefined ? 'VatValue' : 'VatBuilding',
          'price, land and VAT contradict each other, so the page has no total',
          'GroundPart and VatValue that are the price, and their VAT',
          inEuros(vatBuilding ?? vatValue ?? 0),
        )
      : undefined
  },
  'vat-and-duty': ({ property: { charges, price } }) => {
    const { vatRate, registrationDuty, landShare, vatValue } = charges
    const isSplit =
      landShare !== undefined ||
      (price.kind === 'published' && vatValue !== undefined && vatValue < price.amount)
    return vatRate === undefined || registrationDuty === undefined || isSplit
      ? undefined
      : gap(
          'RegisteredRight',
          'VAT and registration duty on one price',
          'one of the two, or GroundPart with the share of the land',
          inEuros(registrationDuty),
        )
  },
  'duty-rate': ({ property: { charges, price, goal } }, { endedPercents = [] }) => {
    const { registrationDuty: duty } = charges
    if (goal !== 'sale' || duty === undefined || price.kind !== 'published') return undefined
    const ended = endedPercents.find((percent) => isAbout(duty, (price.amount * percent) / 100))
    return ended === undefined
      ? undefined
      : gap(
          'RegisteredRight',
          `the duty is ${ended} % of the price, a rate that has ended`,
          'the duty of today',
          inEuros(duty),
        )
  },
  'share-above-price': ({ property: { charges, price, goal, lifeAnnuity } }) => {
    if (goal !== 'sale' || price.kind !== 'published') return undefined
    const { totalCost } = charges
    const downPayment = lifeAnnuity?.downPayment
    if (downPayment !== undefined && downPayment > price.amount)
      return above('ViagerDownPayment', downPayment, price.amount)
    if (lifeAnnuity === undefined && totalCost !== undefined && totalCost < price.amount) {
      return gap(
        'TotalCost',
        'the total is below the price',
        `${inEuros(price.amount)} or more`,
        inEuros(totalCost),
      )
    }
    if (lifeAnnuity !== undefined) return undefined
    const { landShare = 0, vatValue = 0 } = charges
    // A hundredth is rounding.
    if (landShare > 0 && vatValue > 0 && landShare + vatValue > price.amount * 1.01) {
      return gap(
        'GroundPart',
        'land and building together are above the price',
        inEuros(price.amount),
        inEuros(landShare + vatValue),
      )
    }
    const [found] = Object.entries(parts).flatMap(([name, field]) => {
      const amount = charges[name as keyof typeof parts]
      return amount !== undefined && amount > price.amount ? [above(field, amount, price.amount)] : []
    })
    return found
  },
  'life-annuity': ({ property: { lifeAnnuity, price } }) => {
    if (lifeAnnuity === undefined) return undefined
    const { age1, age2, downPayment, monthly } = lifeAnnuity
    const isPriceHidden = price.kind === 'onRequest'
    const young = [
      ['ViagerAge1', age1],
      ['ViagerAge2', age2],
    ] as const
    const [found] = young.flatMap(([field, age]) =>
      age !== undefined && (age < 18 || age > 110) ? [{ field, age }] : [],
    )
    if (found !== undefined) {
      return gap(
        found.field,
        'nobody of that age sells for an annuity',
        'an age of 18 to 110 years',
        String(found.age),
      )
    }
    return downPayment === undefined && monthly === undefined && !isPriceHidden
      ? gap(
          'ViagerMonthlyRent',
          'a life annuity without annuity and without down payment',
          'one of the two',
          undefined,
        )
      : undefined
  },
  'deposit-contradiction': ({ property }) => {
    const { deposit = 0, depositMonths: months = 0 } = property.charges
    return property.price.kind === 'published' && isDepositContradicted(property)
      ? gap(
          'DepositAmount',
          'the deposit is not that many months of rent',
          `${inEuros(property.price.amount * months)} for ${months} months`,
          inEuros(deposit),
        )
      : undefined
  },
  'tenant-costs': ({ property: { charges, price } }) => {
    const { inventory } = charges
    return inventory === undefined || price.kind !== 'published' || inventory <= price.amount
      ? undefined
      : gap(
          'RenterInventory',
          'the tenant’s share of the inventory is above a month of rent',
          'half of what the expert asks',
          inEuros(inventory),
        )
  },
  'price-unlikely': (
    { property: { charges, price, goal, lifeAnnuity } },
    { priceMin = 0, rentMax = Infinity },
  ) => {
    if (price.kind !== 'published' || lifeAnnuity !== undefined) return undefined
    const euros = price.amount / 100
    const { chargesTenant } = charges
    if (goal === 'rent' && chargesTenant !== undefined && chargesTenant > price.amount) {
      return gap(
        'ChargesRenter',
        'the charges are above the rent',
        `€ ${euros} at most`,
        inEuros(chargesTenant),
      )
    }
    const isOdd = goal === 'sale' ? euros < priceMin : euros > rentMax
    return isOdd
      ? gap(
          'Price',
          'hardly the price of a home',
          goal === 'sale' ? `€ ${priceMin} or more` : `€ ${rentMax} a month at most`,
          `€ ${euros}`,
        )
      : undefined
  },
  'rent-from': ({ property: { price, projectId } }) =>
    price.kind === 'published' && price.startingFrom && projectId === undefined
      ? gap('PriceUnit', 'the rent of one home has no “from”', 'the rent itself', 'from')
      : undefined,
  'room-small': ({ property: { type, surfaces } }, { livingMin = 0 }) => {
    const size = surfaces.living ?? surfaces.total
    return type === 'studentRoom' && size !== undefined && size < livingMin
      ? gap('SurfaceLiving', 'the room is too small to be let', `${livingMin} m² or more`, `${size} m²`)
      : undefined
  },
} satisfies Readonly<Record<string, Check>>

function above(field: string, amount: EuroCents, price: EuroCents): Gap {
  return gap(field, 'a part of the price is above the price', `${inEuros(price)} at most`, inEuros(amount))
}

function gap(field: string, message: string, expected: string, received: string | undefined): Gap {
  return { field, message, expected, received, remedy: 'correct it in the CRM or the editor' }
}

function isAbout(cents: number, expected: number): boolean {
  return Math.abs(cents - expected) <= Math.max(100, expected * 0.002)
}

function inEuros(cents: number): string {
  return `€ ${Math.round(cents) / 100}`
}
