import type { ProjectPlan } from './plans.ts'
import { addDays, addMonths } from '#domain/values/plain-date.ts'
import { projectPlans } from './plans.ts'
import { projectWords } from './words.ts'
import type { Random } from '#scripts/kit/random.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { marketOf } from '#scripts/demo-agency/facts/quantile.ts'
import { type DrawnPlan, planOfUnit } from '#scripts/demo-agency/floor-plans/plan-items.ts'
import { assignProjectHomes } from '#scripts/demo-agency/pictures/assign-projects.ts'
import { projectHomes } from '#scripts/demo-agency/pictures/homes.ts'
import { officeOf, townOf } from '#scripts/demo-agency/facts/towns.ts'

const isFlatLot = (kind: ProjectPlan['kind'], lot: number, units: number): boolean =>
  kind === 'flats' || (kind === 'both' && lot < units * 0.6)

/** Months from the first day online to the delivery. */
const monthsOnOffer = 24

type MadeUnit = Readonly<{ record: CrmRecord; plan?: DrawnPlan }>

function makeUnit(random: Random, { id, kind, units, sold, town }: ProjectPlan, lot: number): MadeUnit {
  const flat = isFlatLot(kind, lot, units)
  const floor = flat ? Math.floor(lot / 4) : 0
  const bedrooms = flat
    ? random.weigh([
        [1, 2],
        [2, 6],
        [3, 2],
      ])
    : random.weigh([
        [3, 6],
        [4, 3],
      ])
  const living = flat ? 34 + bedrooms * 27 + random.int(0, 12) : 92 + bedrooms * 19 + random.int(0, 18)
  const market = marketOf(townOf(town).zip)
  const base = flat
    ? (market.flat[2] / market.flatLiving[2]) * 1.14 * living
    : market.house[2] * 1.04 * (living / 160)
  const isSold = lot < Math.round(units * sold)
  // The most expensive lots sell last, so the price rises with the lot number.
  const price = Math.round((base * (0.97 + floor * 0.018 + (lot / units) * 0.06)) / 1000) * 1000
  const terrace = flat ? random.int(7, 24) : random.int(14, 28)
  const garden = flat ? (floor === 0 ? random.int(32, 95) : 0) : random.int(110, 460)
  const status = isSold ? 'Verkocht' : random.chance(0.14) ? 'Optie' : 'Vrij'
  const plan = isSold
    ? undefined
    : planOfUnit({ id: id * 100 + lot + 1, living, bedrooms, terrace, floor: flat ? floor : undefined })
  const record = {
    ID: id * 100 + lot + 1,
    Lot: flat ? `A${floor}.0${(lot % 4) + 1}` : `Lot ${lot + 1}`,
    MainTypeName: flat
      ? floor === 0
        ? 'Gelijkvloers'
        : 'Appartement'
      : lot % 3 === 0
        ? 'Open bebouwing'
        : 'Half open bebouwing',
    ...(flat ? { Floor: floor } : {}),
    NumberOfBedRooms: bedrooms,
    SurfaceLiving: living,
    SurfaceTerrace: terrace,
    SurfaceGarden: garden,
    Price: price,
    PublishPrice: !isSold && lot % 11 === 10 ? 0 : 1,
    Status: status,
    EPCLabelText: 'A',
    ELevel: `E${random.int(12, 28)}`,
    ...(plan === undefined ? {} : { PlanItem: plan.item }),
  }
  return { record, plan }
}

const randomOf = ({ id }: ProjectPlan): Random => createRandom(id * 977)

function makeUnits(random: Random, plan: ProjectPlan): readonly MadeUnit[] {
  return Array.from({ length: plan.units }, (_, lot) => makeUnit(random, plan, lot))
}

/** Returns the drawings of all units that have a plan. */
export function makeUnitPlans(): readonly DrawnPlan[] {
  return projectPlans.flatMap((plan) => makeUnits(randomOf(plan), plan).flatMap((unit) => unit.plan ?? []))
}

/** Returns WebID and WebIDName of a project, in the different spellings of real exports. */
function categoryFields({ id, kind }: ProjectPlan, units: readonly CrmRecord[]): CrmRecord {
  const flats = units.filter((unit) => unit['Floor'] !== undefined).length
  const houses = units.length - flats
  if (id === 127 || id === 95) return { WebID: '', WebIDName: '' }
  if (kind === 'flats')
    return { WebID: '2', WebIDName: `Appartementen (${flats})`, ...(id % 2 === 0 ? { ProjectWebID: 2 } : {}) }
  if (kind === 'houses')
    return { WebID: '1', WebIDName: `Woningen (${houses})`, ...(id % 2 === 0 ? { ProjectWebID: 1 } : {}) }
  return { WebID: '2;1', WebIDName: `Appartementen (${flats}); Woningen (${houses})` }
}

const homes = assignProjectHomes(projectPlans, projectHomes)

function toProject(plan: ProjectPlan, words: CrmRecord): CrmRecord {
  const random = randomOf(plan)
  const town = townOf(plan.town)
  const units = makeUnits(random, plan).map(({ record }) => record)
  const prices = units
    .filter((unit) => unit['Status'] !== 'Verkocht' && unit['PublishPrice'] === 1)
    .map((unit) => Number(unit['Price']))
  const files = (homes.get(plan.id)?.pictures ?? []).map((picture) => `${picture}.webp`)
  const [front] = files
  const isHidden = plan.id === 127 || plan.id === 115
  const office = officeOf(town)
  const online = addMonths(plan.delivery, -monthsOnOffer)
  return {
    ID: plan.id,
    Goal: 0,
    language: 'nl',
    ProjectNumber: `P${plan.id}`,
    Status: 1,
    ...words,
    ...categoryFields(plan, units),
    Street: plan.street,
    HouseNumber: String(random.int(2, 140)),
    Zip: town.zip,
    City: town.name.toUpperCase(),
    CountryID: town.countryId,
    PublicAddress: isHidden ? 0 : 1,
    GoogleX: Math.round((town.latitude + (random.next() - 0.5) * 0.012) * 1e5) / 1e5,
    GoogleY: Math.round((town.longitude + (random.next() - 0.5) * 0.012) * 1e5) / 1e5,
    ...([151, 138, 124].includes(plan.id)
      ? { ExternalWeb: `https://${plan.name.toLowerCase().replaceAll(' ', '-')}.example` }
      : {}),
    ...(prices.length > 0 && plan.id !== 140
      ? { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) }
      : {}),
    DateOnline: online,
    ModifyDate: addDays(online, 20 + (plan.id % 60)),
    DeliveryDate: plan.delivery,
    OfficeID: office,
    ManagerID: office * 3 - 1,
    ...(front === undefined ? {} : { SmallPicture: `pictures/${front}` }),
    PictureItems: files.map((file, at) => ({
      ID: plan.id * 1000 + at,
      Name: `Foto ${at + 1}`,
      Url: `pictures/${file}`,
      Width: 1200,
      Height: 800,
    })),
    DocumentItems: [{ Name: 'Lastenboek' }, { Name: 'Prijslijst' }],
    Units: units,
  }
}

/** Returns all records of projects.json, each followed by its translations. */
export function makeProjects(): CrmRecord[] {
  return projectPlans.flatMap((plan) => {
    const words = projectWords(plan, townOf(plan.town))
    return [
      toProject(plan, words.nl),
      ...(['fr', 'en', 'de'] as const).map((language) => ({ ID: plan.id, language, ...words[language] })),
    ]
  })
}
