import { buildingFields } from '#scripts/demo-agency/facts/building-fields.ts'
import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { isHome } from '#scripts/demo-agency/facts/facts.ts'
import { filmFields } from './films.ts'
import { makeLegal, signedBefore } from './legal.ts'
import { withDays } from './legal-days.ts'
import { makeMoney } from './money.ts'
import { openHouseFields } from './open-houses.ts'
import type { Random } from '#scripts/kit/random.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { SpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'

/** A record as the CRM exports it: the CRM's field names, values of any kind. */
export type CrmRecord = Readonly<Record<string, unknown>>

function energyFields(random: Random, facts: Facts): CrmRecord {
  const { fabric, layout, family, town, online } = facts
  if (!isHome(facts) && family !== 'shop' && family !== 'office' && family !== 'building')
    return { EPCState: 'niet van toepassing' }
  if (!fabric.hasCertificate) return { EPCState: 'aangevraagd' }
  const signed = signedBefore(random, online)
  const code = `${signed.replaceAll('-', '')}-${String(random.int(1_900_000, 3_899_999)).padStart(10, '0')}-${isHome(facts) || family === 'building' ? 'RES' : 'KNR'}-1`
  return {
    EnergyPerformance: fabric.score,
    EPCTotal: fabric.score * layout.living,
    CO2Emission: Math.round(fabric.score * layout.living * 0.19),
    EPCLabelText: fabric.label,
    // Flanders and Wallonia require the certificate's code in an advertisement; Brussels requires label and emission.
    EPCUniqueCode: town.countryId === 10 && regionOf(town) !== 'brussels' ? code : '',
    ELevel:
      fabric.condition === 'new' && fabric.year > 2014
        ? `E${fabric.year > 2020 ? random.int(8, 30) : random.int(25, 55)}`
        : '',
    EPCValidUntil: `${Number.parseInt(signed.slice(0, 4), 10) + 10}${signed.slice(4)}`,
  }
}

function sizeFields({ layout, family, kind }: Facts): CrmRecord {
  const trade = family === 'shop' || family === 'office' || family === 'warehouse'
  return {
    SurfaceTotal: trade ? layout.living : Math.round(layout.living * 1.12),
    SurfaceLiving: trade || family === 'garage' ? 0 : layout.living,
    SurfaceOffice: family === 'office' ? layout.living : 0,
    SurfaceStore: family === 'shop' || family === 'warehouse' ? layout.living : 0,
    SurfaceGround: layout.plot,
    SurfaceTerrace: layout.terrace,
    SurfaceGarden: layout.garden,
    SurfaceConstructed: family === 'house' ? Math.round((layout.living / layout.floors) * 1.15) : 0,
    NumberOfBedRooms: layout.bedrooms,
    NumberOfBathRooms: layout.bathrooms,
    NumberOfShowerRooms: layout.showers,
    NumberOfToilets: layout.toilets,
    NumberOfFloors: family === 'house' ? layout.floors : '',
    NumberOfFacades: layout.facades,
    NumberOfGarages: layout.garages,
    NumberOfParkings: layout.parkings,
    Floor: family === 'flat' ? layout.floor : '',
    ...(layout.terrace > 0 ? { OrientationT: layout.point } : {}),
    ...(layout.garden > 0 ? { OrientationG: layout.point, OrientationR: layout.point } : {}),
    ...(kind.name === 'Bouwgrond' ? { PlotWidth: layout.front } : {}),
  }
}

const flag = (has: boolean): 0 | 1 => (has ? 1 : 0)

function featureFields(facts: Facts): CrmRecord {
  if (!isHome(facts)) return {}
  const { layout, family } = facts
  return {
    HasLift: family === 'flat' ? flag(layout.lift) : '',
    HasCellar: flag(layout.cellar),
    HasAttic: family === 'house' ? flag(layout.attic) : '',
    HasTerrace: flag(layout.terrace > 0),
    HasGarden: flag(layout.garden > 0),
    HasGarage: flag(layout.garages > 0),
    HasParking: flag(layout.parkings > 0),
    HasPool: flag(layout.pool),
    HasFurnished: facts.goal === 'rent' ? 0 : '',
  }
}

const agents = { 1: [1, 2, 3], 2: [4, 5, 6], 3: [7, 8, 9] } as const

function placeFields(
  random: Random,
  { town, street, houseNumber, box, isAddressPublic, id }: Facts,
): CrmRecord {
  const spread = (): number => (random.next() - 0.5) * 0.018
  return {
    Street: street,
    HouseNumber: houseNumber,
    BoxNr: box,
    Zip: town.countryId === 63 ? `${town.zip} ${random.pick(['AB', 'CK'])}` : town.zip,
    City:
      id % 97 === 0
        ? `${town.name.toUpperCase()} (${town.zip})`
        : id % 53 === 0
          ? town.name
          : town.name.toUpperCase(),
    CountryID: town.countryId,
    PublishAddress: flag(isAddressPublic),
    GoogleX: Math.round((town.latitude + spread()) * 1e5) / 1e5,
    GoogleY: Math.round((town.longitude + spread()) * 1e5) / 1e5,
  }
}

function modifiedOf(random: Random, { online, state, id }: Facts): string {
  const latest = Date.UTC(2026, 10, 19)
  const days =
    state === 'sold' || state === 'rented'
      ? random.int(20, 95)
      : id % 4 === 0
        ? random.int(1, 60)
        : random.int(0, 300)
  return new Date(Math.min(latest, Date.parse(online) + days * 86_400_000)).toISOString().slice(0, 10)
}

/** Returns the Dutch record of a listing without texts and pictures; some have the irregular values of a real export. */
export function toRecord(facts: Facts, cases: SpecialCases): CrmRecord {
  const { id, kind, goal, state, office, town } = facts
  const random = createRandom(id * 104_729)
  const status = { active: 1, option: 1, sold: 2, rented: 4 }[state]
  const marquee = cases.unknownMarquees.has(id)
    ? 13
    : state === 'sold'
      ? 4
      : state === 'option'
        ? 3
        : facts.isNew
          ? 2
          : 0
  const digits = `${town.zip.slice(0, 2)}${String(id)}`
  const reference = cases.noReferences.has(id)
    ? ''
    : cases.slashReferences.has(id)
      ? `${random.int(100, 999)}/${random.int(10, 99)}`
      : digits
  const record: CrmRecord = {
    ID: id,
    Goal: goal === 'sale' ? 0 : 1,
    language: 'nl',
    RecordFile: reference,
    Status: status,
    SubStatusName: facts.isDiscreet ? 'discreet' : '',
    Marquee: marquee,
    OfficeID: office,
    ManagerID: random.pick(agents[office]),
    ...(facts.projectId > 0 ? { ProjectID: facts.projectId } : {}),
    DateOnline:
      id % 41 === 0
        ? `/Date(${Date.parse(`${facts.online}T08:00:00Z`)}+0100)/`
        : id % 3 === 0
          ? `${facts.online} 09:30:00`
          : facts.online,
    ModifyDate: modifiedOf(random, facts),
    WebID: kind.webId,
    WebIDs: kind.webIds,
    WebIDName: kind.webIdName,
    MainTypeName: kind.name,
    ...placeFields(random, facts),
    Price: facts.price,
    PublishPrice: flag(facts.isPricePublic),
    PriceUnit: facts.projectId > 0 || (kind.family === 'warehouse' && id % 2 === 0) ? 7 : 0,
    ...sizeFields(facts),
    ...buildingFields(random, facts),
    ...featureFields(facts),
    ...energyFields(random, facts),
    ...withDays(facts, makeLegal(random, facts)),
    ...makeMoney(random, facts),
    ...openHouseFields(facts),
    ...filmFields(facts),
  }
  return cases.numbersAsText.has(id)
    ? {
        ...record,
        Price: String(facts.price),
        WebID: String(kind.webId),
        SurfaceLiving: String(facts.layout.living),
        Goal: String(record['Goal']),
      }
    : record
}

const summary = new Set([
  'ID',
  'Goal',
  'City',
  'TypeDescription',
  'Zip',
  'WebID',
  'WebIDs',
  'MainTypeName',
  'language',
  'RecordFile',
  'Marquee',
  'SmallPictureItem',
])

/** Returns a record with only the fields of the specification's list summary. */
export function toSummary(record: CrmRecord): CrmRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => summary.has(field)))
}

/** Returns a record without empty fields; a 0 stays only where it has a meaning. */
export function withoutEmpty(record: CrmRecord): CrmRecord {
  const meansSomething = /^(Goal|Marquee|Publish|Has|Floor$|WebID|Status|RecordFile|TypeDescription|Viager)/
  return Object.fromEntries(
    Object.entries(record).filter(
      ([field, value]) => meansSomething.test(field) || (value !== 0 && value !== '' && value !== undefined),
    ),
  )
}
