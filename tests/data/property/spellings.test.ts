import { describe, expect, test } from 'vitest'
import { goodRecord, readProperties, readProperty } from '../read-records.ts'

/** Returns what is at a path such as `energy.label` of the good record with some fields changed. */
function valueIn(changes: Readonly<Record<string, unknown>>, path: string): unknown {
  const { property } = readProperty(changes)
  return path.split('.').reduce<unknown>((at, name) => Object(at)[name], property)
}

const rent = { Goal: 1, Price: 950 }

describe('what people write into a field of a CRM is read', () => {
  test.each([
    [{ SurfaceGround: '12a30' }, 'surfaces.plot', 1230],
    [{ SurfaceGround: '12 ares' }, 'surfaces.plot', 1200],
    [{ SurfaceGround: '1 Ha. 20 a.' }, 'surfaces.plot', 12_000],
    [{ SurfaceGround: '835 centiares' }, 'surfaces.plot', 835],
    [{ SurfaceLiving: '152 sq. m.' }, 'surfaces.living', 152],
    [{ Floor: 'premier étage' }, 'rooms.floor', 1],
    [{ Floor: 'dritte Etage' }, 'rooms.floor', 3],
    [{ Floor: 'rez de chaussée' }, 'rooms.floor', 0],
    [{ Floor: '+2' }, 'rooms.floor', 2],
    [{ EPCValidUntil: '5 maart 2032' }, 'energy.validUntil', '2032-03-05'],
    [{ EPCValidUntil: '05 Mär 2032' }, 'energy.validUntil', '2032-03-05'],
    [{ EPCValidUntil: '1er août 2032' }, 'energy.validUntil', '2032-08-01'],
    [{ EPCValidUntil: '2032/3/5' }, 'energy.validUntil', '2032-03-05'],
    [{ EPCValidUntil: '20320305' }, 'energy.validUntil', '2032-03-05'],
    [{ EPCValidUntil: '2032-03-04T23:30:00+00:00' }, 'energy.validUntil', '2032-03-05'],
    [{ EPCValidUntil: 'maart 2032' }, 'energy.validUntil', '2032-03-31'],
    [{ Price: '395.000&nbsp;&euro;' }, 'price.amount', 39_500_000],
    [{ SurfaceLiving: '152 m<sup>2</sup>' }, 'surfaces.living', 152],
    [{ Availability: 'vrij vanaf 1 januari 2027' }, 'building.vacancy.on', '2027-01-01'],
    [{ Availability: 'Libre le 01/01/2027' }, 'building.vacancy.on', '2027-01-01'],
    [{ EPCLabelText: 'Classe énergétique D' }, 'energy.label', 'D'],
    [{ EPCLabelText: 'EPB: B–' }, 'energy.label', 'B-'],
    [{ EnergyPerformance: 'ca. 214 kWhEP/m²/an' }, 'energy.scoreKwhPerM2Year', 214],
    [{ ELevel: 'E-peil: E30' }, 'energy.eLevel', 30],
    [{ ELevel: 'E-5' }, 'energy.eLevel', -5],
    [{ EPCUniqueCode: 'UC: 20260312-0001234567-RES-1' }, 'energy.uniqueCode', '20260312-0001234567-RES-1'],
    [{ EPCUniqueCode: '20260312 0001234567 RES 1' }, 'energy.uniqueCode', '20260312-0001234567-RES-1'],
    [{ PScore: 'P-score: klasse B' }, 'flood.plot', 'B'],
    [{ BuildingPermit: 'Oui' }, 'legal.buildingPermit', 'yes'],
    [{ BuildingPermit: 'Nein' }, 'legal.buildingPermit', 'no'],
    [{ Summons: 'sans objet' }, 'legal.summons', 'notApplicable'],
    [{ ElectricityCertificate: 'Non-conforme' }, 'legal.electricity.state', 'nonConform'],
    [{ AsbestosType: 'in opmaak' }, 'legal.asbestos.state', 'requested'],
    [{ VatPercentage: '21 %' }, 'charges.vatRate', 21],
    [{ ...rent, ChargesRenter: '60 €/maand' }, 'charges.chargesTenant', 6000],
    [{ ...rent, DepositMonths: '2 mois' }, 'charges.depositMonths', 2],
    [{ ...rent, Price: '2.850 driemaandelijks' }, 'price.amount', 95_000],
    [{ ...rent, Price: 1900, PriceUnitText: 'per 2 maanden' }, 'price.amount', 95_000],
    [{ Enforcement: 'Aucune' }, 'legal.enforcement', 'none'],
    [{ Heritage: 'non' }, 'legal.heritage', 'no'],
    [{ ViagerAge1: '78 ans', ViagerMonthlyRent: '900 €/mois' }, 'lifeAnnuity.age1', 78],
    [{ ViagerAge1: 78, ViagerMonthlyRent: '900 €/mois' }, 'lifeAnnuity.monthly', 90_000],
    [{ ViagerAge1: 78, ViagerType: 'occupé' }, 'lifeAnnuity.occupied', 'yes'],
    [
      { OpenHouseItems: [{ From: '2026-12-05T09:00:00Z', To: '2026-12-05T11:00:00+00:00' }] },
      'openHouses.0.from',
      '10:00',
    ],
    [{ HasPool: 'vorhanden' }, 'features.pool', 'yes'],
    [{ SubStatusName: 'Vendu sous condition suspensive' }, 'availability', 'sold'],
    [{ SubStatusName: 'Verkocht in één week' }, 'availability', 'sold'],
    [{ SubStatusName: 'Optie vervallen' }, 'availability', 'available'],
    [{ SubStatusName: 'Bod aanvaard' }, 'availability', 'underOption'],
  ])('%j: %s is %j', (changes, path, expected) => expect(valueIn(changes, path)).toBe(expected))
})

describe('what would be read as something else is left out, and said', () => {
  test.each([
    [{ ...rent, PriceUnitText: 'per kamer per maand' }, 'price.amount', 'PriceUnitText'],
    [{ ...rent, PriceUnitText: 'par personne / mois' }, 'price.amount', 'PriceUnitText'],
    [{ ...rent, PriceUnitText: 'per 4 maanden' }, 'price.amount', 'PriceUnitText'],
    [{ ...rent, ChargesRenter: '720 per jaar' }, 'charges.chargesTenant', 'ChargesRenter'],
    [{ EPCUniqueCode: '2026-03-12' }, 'energy.uniqueCode', 'EPCUniqueCode'],
    [{ VatPercentage: '0,21' }, 'charges.vatRate', 'VatPercentage'],
    [{ NumberOfBedRooms: '120 m²' }, 'rooms.bedrooms', 'NumberOfBedRooms'],
    [{ EPCValidUntil: '5 appels 2032' }, 'energy.validUntil', 'EPCValidUntil'],
  ])('%j: %s', (changes, path, field) => {
    expect(valueIn(changes, path)).toBeUndefined()
    expect(readProperty(changes).problems.map((problem) => problem.field)).toContain(field)
  })
})

test.each([
  'Retiré de la vente',
  'Ingetrokken door eigenaar',
  'Niet meer beschikbaar',
  'Opdracht stopgezet',
  'Mandat expiré',
  'Zurückgezogen vom Eigentümer',
  'Nicht mehr verfügbar',
  'Archiviert',
  'Plus à vendre',
  'Vente annulée',
  'Verkoop opgeschort',
  'En pause',
  'Binnenkort te koop',
  'Bientôt disponible',
  'Coming soon',
  'Demnächst',
])('%j takes a listing back or is before its offer', (SubStatusName) => {
  expect(readProperties({ ...goodRecord, SubStatusName }).entities).toEqual([])
})
