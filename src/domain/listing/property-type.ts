/**
 * Subtypes of a property: code word → Dutch name as a CRM writes it in `MainTypeName`.
 * The names in four languages are in the messages under `types`.
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
  buildingPlot: 'Bouwgrond',
  land: 'Grond',
  commercialProperty: 'Handelspand',
  officeSpace: 'Kantoorruimte',
  warehouse: 'Magazijn',
  holidayHome: 'Vakantieverblijf',
  villa: 'Villa',
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
} as const

/** Code word of a property's subtype. */
export type PropertyType = keyof typeof propertyTypes
