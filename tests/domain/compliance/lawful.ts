import type { Town } from '#domain/place/place.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Region } from '#domain/place/place.ts'
import type { Goal, Property } from '#domain/listing/property.ts'
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const towns: Readonly<Record<Region, Town>> = {
  flanders: berlare,
  brussels: { slug: 'jette', name: 'Jette', names: {}, zip: '1090', country: 'BE' },
  wallonia: { slug: 'edingen', name: 'Edingen', names: { fr: 'Enghien' }, zip: '7850', country: 'BE' },
}

/**
 * The one record whose advertisement lacks nothing, in whatever region and for whatever goal: a house of 1968 with
 * every figure. It hides its street, so that the certificate's code is asked for.
 */
export function lawful(region: Region = 'flanders', goal: Goal = 'sale'): Property {
  const plain = createProperty()
  return {
    ...plain,
    goal,
    price: { kind: 'published', amount: euroCents(goal === 'sale' ? 389_000 : 950), startingFrom: false },
    address: { kind: 'hidden', town: towns[region] },
    building: { ...plain.building, constructionYear: 1968 },
    energy: {
      state: 'present',
      label: 'C',
      scoreKwhPerM2Year: 240,
      totalKwhPerYear: 38_400,
      co2KgPerYear: 7_300,
      eLevel: 30,
      uniqueCode: '20260312-0001234567-RES-1',
      validUntil: day('2036-03-12'),
    },
    flood: { zones: [], delimited: 'no', plot: 'A', building: 'A' },
    legal: {
      ...plain.legal,
      buildingPermit: 'yes',
      allotmentPermit: 'no',
      summons: 'no',
      preEmption: 'no',
      enforcement: 'none',
      zoning: 'woongebied',
      asbestos: { state: 'safe' },
      electricity: { state: 'conform' },
    },
    charges: { chargesTenant: euroCents(40) },
  }
}

/** Returns a property with another certificate; a figure of `undefined` is taken away. */
export function withEnergy(property: Property, energy: Partial<Property['energy']>): Property {
  return { ...property, energy: { ...property.energy, ...energy } }
}

/** Returns a property with other flood scores. */
export function withFlood(property: Property, flood: Partial<Property['flood']>): Property {
  return { ...property, flood: { ...property.flood, ...flood } }
}

/** Returns a property of which other facts of law are known. */
export function withLegal(property: Property, legal: Partial<Property['legal']>): Property {
  return { ...property, legal: { ...property.legal, ...legal } }
}
