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

/** Codes of certificates as each region prints them. */
const codes: Readonly<Record<Region, string>> = {
  flanders: '20260312-0001234567-RES-1',
  brussels: '20260312-0001234567-01-2',
  wallonia: '20260312012345',
}

/**
 * Returns a record that breaks no rule, in any region and for any goal: a house of 1968 with all facts. It hides its
 * street, so that the certificate code is required.
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
      // The same score has another letter in Brussels.
      label: region === 'brussels' ? 'E' : 'C',
      scoreKwhPerM2Year: 240,
      totalKwhPerYear: 38_400,
      co2KgPerYear: 7_300,
      eLevel: 30,
      uniqueCode: codes[region],
      validUntil: day('2036-03-12'),
    },
    flood: { delimited: 'no', plot: 'A', building: 'A' },
    legal: {
      ...plain.legal,
      buildingPermit: 'yes',
      allotmentPermit: 'no',
      summons: 'no',
      preEmption: 'no',
      enforcement: 'none',
      zoning: 'woongebied',
      soil: { state: 'noData' },
      asbestos: { state: 'safe' },
      electricity: { state: 'conform' },
    },
    charges: { chargesTenant: euroCents(40) },
  }
}

/** Returns a property with some values of its certificate changed; `undefined` removes a value. */
export function withEnergy(property: Property, energy: Partial<Property['energy']>): Property {
  return { ...property, energy: { ...property.energy, ...energy } }
}

/** Returns a property with other flood scores. */
export function withFlood(property: Property, flood: Partial<Property['flood']>): Property {
  return { ...property, flood: { ...property.flood, ...flood } }
}

/** Returns a property with some legal facts changed. */
export function withLegal(property: Property, legal: Partial<Property['legal']>): Property {
  return { ...property, legal: { ...property.legal, ...legal } }
}
