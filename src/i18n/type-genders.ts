import type { Locale, Localised } from '#domain/values/locale.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'

/** By what an adjective before or after a noun ends; `n` is Dutch het, German neuter, and the plural in French. */
export type Gender = 'm' | 'f' | 'n'

/** Types that are not masculine (in Dutch: not "de"), per language; English knows no difference. */
const others: Localised<Readonly<{ f: readonly PropertyType[]; n: readonly PropertyType[] }>> = {
  nl: {
    f: [],
    n: [
      'apartment',
      'topFloorApartment',
      'groundFloorApartment',
      'penthouse',
      'commercialProperty',
      'warehouse',
      'holidayHome',
      'countryHouse',
      'townHouse',
      'investmentProperty',
      'apartmentBuilding',
      'mixedUse',
      'leisureLand',
      'commercialBuilding',
      'woodland',
    ],
  },
  fr: {
    f: [
      'detachedHouse',
      'semiDetachedHouse',
      'terracedHouse',
      'studentRoom',
      'commercialProperty',
      'villa',
      'countryHouse',
      'house',
      'townHouse',
      'farmhouse',
    ],
    n: ['officeSpace'],
  },
  en: { f: [], n: [] },
  de: {
    f: [
      'topFloorApartment',
      'groundFloorApartment',
      'farmland',
      'officeSpace',
      'holidayHome',
      'villa',
      'serviceFlat',
      'garage',
    ],
    n: [
      'detachedHouse',
      'semiDetachedHouse',
      'terracedHouse',
      'apartment',
      'loft',
      'penthouse',
      'studio',
      'studentRoom',
      'buildingPlot',
      'land',
      'commercialProperty',
      'warehouse',
      'countryHouse',
      'house',
      'townHouse',
      'investmentProperty',
      'apartmentBuilding',
      'mixedUse',
      'leisureLand',
      'commercialBuilding',
    ],
  },
}

/** Returns the gender of a type's name in a language. @example genderOf('villa', 'fr') // 'f' */
export function genderOf(type: PropertyType, locale: Locale): Gender {
  const { f, n } = others[locale]
  if (f.includes(type)) return 'f'
  return n.includes(type) ? 'n' : 'm'
}
