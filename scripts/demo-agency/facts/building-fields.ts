import type { Facts } from './facts.ts'
import type { Random } from '#scripts/kit/random.ts'

/** The CRM's Dutch labels. */
const words = {
  condition: {
    new: 'Zo goed als nieuw',
    renovated: 'Recent gerenoveerd',
    good: 'Goed',
    freshen: 'Op te frissen',
    renovate: 'Te renoveren',
    restore: 'Te restaureren',
  },
  heating: {
    gas: 'Gas',
    oil: 'Stookolie',
    electric: 'Elektrisch',
    heatPump: 'Warmtepomp',
    pellet: 'Pellets',
  },
  glazing: {
    single: 'Enkel glas',
    double: 'Dubbel glas',
    high: 'Hoogrendementsglas',
    triple: 'Driedubbel glas',
  },
  frame: { wood: 'Hout', aluminium: 'Aluminium', pvc: 'PVC' },
  kitchen: {
    none: 'Geen',
    basic: 'Basis',
    installed: 'Geïnstalleerd',
    full: 'Volledig ingericht',
    hyper: 'Hyperingericht',
  },
  covering: {
    tiles: 'Tegels',
    parquet: 'Parket',
    laminate: 'Laminaat',
    vinyl: 'Vinyl',
    cast: 'Gietvloer',
    stone: 'Natuursteen',
  },
  available: { now: 'Onmiddellijk', deed: 'Bij akte', agreement: 'In onderling overleg', lease: 'Na huur' },
} as const

/** Returns the record fields about the building: materials, heating, availability. */
export function buildingFields(
  random: Random,
  { fabric, family, layout, available, kind, lifeAnnuity }: Facts,
): Readonly<Record<string, unknown>> {
  if (family === 'plot' || family === 'wood' || family === 'leisure')
    return {
      Availability: words.available[available],
      HasDrain: family === 'plot' ? 1 : 0,
      FrontWidth: layout.front,
    }
  const isSimple = family === 'garage' || family === 'warehouse'
  return {
    ConstructionYear: fabric.year,
    RenovationYear: fabric.renovated ?? 0,
    ConditionName: words.condition[fabric.condition],
    ...(isSimple
      ? {}
      : {
          HeatingName: words.heating[fabric.heating],
          WindowGlazing: words.glazing[fabric.glazing],
          WindowFrame: words.frame[fabric.frame],
          FloorCovering: words.covering[fabric.covering],
          InteriorName: words.condition[fabric.condition],
        }),
    ...(family === 'house' || family === 'flat' || family === 'holiday'
      ? { KitchenName: words.kitchen[fabric.kitchen] }
      : {}),
    ...(family === 'house'
      ? {
          RoofMaterial:
            kind.name === 'Hoeve'
              ? random.pick(['Pannen', 'Pannen', 'Riet'])
              : random.weigh([
                  ['Pannen', 7],
                  ['Leien', 2],
                  ['Plat dak', 2],
                ]),
        }
      : {}),
    // The seller of a life annuity stays in the home.
    Availability: lifeAnnuity ? '' : words.available[available],
    HasGas: fabric.heating === 'gas' ? 1 : random.pick([0, 1, '']),
    HasWater: 1,
    HasElectricity: 1,
    HasDrain: random.weigh<number | string>([
      [1, 9],
      ['', 1],
    ]),
  }
}
