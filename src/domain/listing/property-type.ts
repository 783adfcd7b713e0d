/**
 * Subtypes of a property: code → Dutch name, which slugs are made of. The names in all languages are in the messages under
 * `types`; the words that CRMs write for them are in `data/crm-codes.json`.
 */
export const propertyTypes = {
  detachedHouse: 'Open bebouwing',
  semiDetachedHouse: 'Half open bebouwing',
  terracedHouse: 'Rijwoning',
  apartment: 'Appartement',
  topFloorApartment: 'Dakappartement',
  groundFloorApartment: 'Gelijkvloers',
  duplex: 'Duplex',
  loft: 'Loft',
  penthouse: 'Penthouse',
  triplex: 'Triplex',
  studio: 'Studio',
  studentRoom: 'Studentenkamer',
  buildingPlot: 'Bouwgrond',
  land: 'Grond',
  farmland: 'Landbouwgrond',
  commercialProperty: 'Handelspand',
  officeSpace: 'Kantoorruimte',
  warehouse: 'Magazijn',
  holidayHome: 'Vakantieverblijf',
  villa: 'Villa',
  countryHouse: 'Landhuis',
  bungalow: 'Bungalow',
  house: 'Woning',
  townHouse: 'Herenhuis',
  farmhouse: 'Hoeve',
  serviceFlat: 'Serviceflat',
  investmentProperty: 'Opbrengsteigendom',
  apartmentBuilding: 'Appartementsgebouw',
  mixedUse: 'Gemengd gebruik',
  leisureLand: 'Recreatieterrein',
  commercialBuilding: 'Handelsgebouw',
  woodland: 'Bos',
  shop: 'Winkel',
  garage: 'Garage',
  parkingSpace: 'Parkeerplaats',
} as const

/** Code word of a property's subtype. */
export type PropertyType = keyof typeof propertyTypes

/** The code words of all subtypes. */
export const propertyTypeCodes: readonly PropertyType[] = Object.keys(propertyTypes).filter(
  (code): code is PropertyType => code in propertyTypes,
)
