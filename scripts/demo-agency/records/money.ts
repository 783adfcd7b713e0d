import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import { type Facts, isHome } from '#scripts/demo-agency/facts/facts.ts'
import type { Random } from '#scripts/kit/random.ts'

type Fields = Readonly<Record<string, unknown>>

function rentMoney(random: Random, { price, town, chargesPerMonth, family }: Facts): Fields {
  const months = family === 'garage' ? 1 : regionOf(town) === 'flanders' ? 3 : 2
  return {
    ChargesRenter: chargesPerMonth,
    ChargesType: chargesPerMonth === 0 ? '' : random.pick(['provisie', 'provisie', 'forfait']),
    DepositMonths: months,
    DepositAmount: months * price,
    RenterInventory: family === 'garage' ? 0 : random.int(14, 22) * 12,
  }
}

function annuityMoney(random: Random, { price }: Facts): Fields {
  const age = random.int(74, 86)
  const couple = random.chance(0.5)
  return {
    Price: Math.round((price * 0.2) / 1000) * 1000,
    PriceUnitText: 'boeket',
    ViagerAge1: age,
    ViagerAge2: couple ? age - random.int(1, 4) : 0,
    ViagerType: 'bewoond',
    ViagerDownPayment: Math.round((price * 0.2) / 1000) * 1000,
    ViagerMonthlyRent: Math.round((price * 0.0024) / 10) * 10,
    ViagerIndexed: 1,
    ViagerSurvival: couple ? 1 : 0,
    ViagerMaxDuration: random.pick([15, 18, 20]),
    ViagerConditions: couple
      ? 'De verkopers blijven er wonen. Na het overlijden van de eerste loopt de rente onverminderd door voor de tweede.'
      : 'De verkoper behoudt het recht om er te wonen. De rente stopt bij overlijden of aan het einde van de maximumduur.',
  }
}

/** Whether a developer sells a home outside of a project, with VAT. */
function isNewHome(facts: Facts): boolean {
  return (
    isHome(facts) && facts.fabric.year > 2024 && !facts.lifeAnnuity && regionOf(facts.town) === 'flanders'
  )
}

/** Returns the record fields about money besides the price. */
export function makeMoney(random: Random, facts: Facts): Fields {
  const { goal, price, family, fabric, layout, chargesPerMonth, projectId } = facts
  if (goal === 'rent') return rentMoney(random, facts)
  const built = !(family === 'plot' || family === 'wood' || family === 'leisure')
  const income = built
    ? Math.round(260 + layout.living * (1.6 + random.next() * 3.4) + (fabric.year > 1980 ? 240 : 0))
    : random.int(8, 64)
  const share = Math.round((price * 0.22) / 500) * 500
  return {
    CadastralIncome:
      family === 'garage' ? random.int(74, 139) : projectId > 0 || fabric.year > 2024 ? 0 : income,
    ChargesOwner: chargesPerMonth,
    GaragePrice:
      family === 'flat' && layout.garages > 0 && random.chance(0.3) ? random.int(19, 29) * 1000 : 0,
    ParkingPrice:
      family === 'flat' && layout.parkings > 0 && random.chance(0.3) ? random.int(11, 17) * 1000 : 0,
    ...(projectId > 0 || isNewHome(facts)
      ? {
          GroundPart: share,
          VatBuilding: Math.round((price - share) * 0.21),
          VatPercentage: 21,
          VatValue: price - share,
          TotalCost: price + Math.round((price - share) * 0.21),
        }
      : {}),
    ...(facts.lifeAnnuity ? annuityMoney(random, facts) : {}),
  }
}
