import { isOnOffer } from '#domain/listing/availability.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import {
  type AskedPrice,
  askedPrice,
  askedProjectPrice,
  comparablePrice,
} from '#domain/listing/asked-price.ts'
import { wholeEuro } from '#domain/values/money.ts'
import type { Project } from '#domain/listing/project.ts'
import { isApartment } from '#domain/listing/property-kind.ts'
import { type EnergyLabel, energyLabels, type Property } from '#domain/listing/property.ts'
import { upcomingOpenHouses } from '#domain/listing/open-house.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { ColumnName } from '#search/engine/search-index.ts'
import { stepsReached } from '#search/filters/filter.ts'
import { livingSteps, plotSteps, roomSteps } from '#search/filters/filters.ts'
import { dayNumber, free, minutesSince } from '#search/filters/moments.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { isNew } from '#views/listing/state.ts'
import type { SiteContext } from '#views/kit/context.ts'

/** The columns with positions in the index's lists of names; `search-list.ts` fills them. */
type NamedColumn = 'town' | 'type' | 'categories'

/** The other columns: each must have a reader below. */
export type ReadColumn = Exclude<ColumnName, NamedColumn>

type Readers<Listing> = Readonly<Record<ReadColumn, (listing: Listing, context: SiteContext) => number>>

/** Readers of each column for a property: the same figures as on its card; 0 is unknown. */
export const propertyColumns: Readers<Property> = {
  price: (property) => lowestPrice(askedPrice(property)),
  priceTo: (property) => highestPrice(askedPrice(property)),
  bedrooms: ({ rooms }) => stepsReached(roomSteps, rooms.bedrooms ?? 0),
  living: ({ surfaces }) => stepsReached(livingSteps, insideSurface(surfaces) ?? 0),
  // The land of an apartment is shared.
  plot: (property) => (isApartment(property) ? 0 : stepsReached(plotSteps, property.surfaces.plot ?? 0)),
  label: (property, context) => labelPosition(energyLabelOf(property, context.catalogue.rules, context.now)),
  bathrooms: ({ rooms }) => stepsReached(roomSteps, rooms.bathrooms ?? 0),
  garden: ({ features, surfaces }) => Number(features.garden === 'yes' || (surfaces.garden ?? 0) > 0),
  terrace: ({ features, surfaces }) => Number(features.terrace === 'yes' || (surfaces.terrace ?? 0) > 0),
  lift: ({ features }) => Number(features.lift === 'yes'),
  pool: ({ features }) => Number(features.pool === 'yes'),
  garage: ({ features, rooms }) => Number(features.garage === 'yes' || (rooms.garages ?? 0) > 0),
  parking: ({ features, rooms }) =>
    Number(features.parking === 'yes' || (rooms.parkings ?? 0) + (rooms.externalParkings ?? 0) > 0),
  furnished: ({ features }) => Number(features.furnished === 'yes'),
  available: freeFrom,
  openHouse: (property, { now }) => {
    const last = upcomingOpenHouses(property, now).at(-1)
    return last === undefined ? 0 : minutesSince(fromBrussels(last.on, last.until))
  },
  annuity: ({ goal, lifeAnnuity }) => Number(goal === 'sale' && lifeAnnuity !== undefined),
  investment: (property) =>
    Number(property.goal === 'sale' && (property.type === 'investmentProperty' || isLet(property))),
  new: (property, context) => Number(isNew(context, property)),
  gone: ({ availability }) => Number(!isOnOffer(availability)),
  date: ({ publishedOn }) => dayNumber(publishedOn),
}

/** Readers of each column for a project: the largest and best values of its unsold homes. */
export const projectColumns: Readers<Project> = {
  price: (project) => lowestPrice(askedProjectPrice(project)),
  priceTo: (project) => highestPrice(askedProjectPrice(project)),
  bedrooms: (project) =>
    Math.max(0, ...homes(project).map(({ bedrooms }) => stepsReached(roomSteps, bedrooms ?? 0))),
  living: (project) =>
    Math.max(0, ...homes(project).map(({ living }) => stepsReached(livingSteps, living ?? 0))),
  plot: () => 0,
  label: (project) => {
    const known = homes(project).flatMap(({ label }) => (label === undefined ? [] : [labelPosition(label)]))
    return known.length === 0 ? 0 : Math.min(...known)
  },
  bathrooms: () => 0,
  garden: (project) => Number(homes(project).some(({ garden }) => garden !== undefined && garden > 0)),
  terrace: (project) => Number(homes(project).some(({ terrace }) => terrace !== undefined && terrace > 0)),
  lift: () => 0,
  pool: () => 0,
  garage: () => 0,
  parking: () => 0,
  furnished: () => 0,
  available: () => 0,
  openHouse: () => 0,
  annuity: () => 0,
  investment: () => 0,
  new: () => 0,
  gone: ({ availability }) => Number(!isOnOffer(availability)),
  date: () => 0,
}

function homes({ units }: Project): Project['units'] {
  return units.filter(({ availability }) => availability !== 'sold')
}

/** Returns when a property is free; "by agreement", "when the lease ends" and the CRM's own words name no time. */
function freeFrom({ availability, building: { vacancy } }: Property): number {
  if (vacancy === undefined || !isOnOffer(availability)) return free.unknown
  if (vacancy.kind === 'date') return dayNumber(vacancy.on)
  if (vacancy.kind === 'text') return free.unknown
  return vacancy.code === 'now' ? free.now : vacancy.code === 'atDeed' ? free.atDeed : free.unknown
}

/** Whether somebody rents it. */
function isLet({ building: { vacancy } }: Property): boolean {
  return vacancy?.kind === 'code' && vacancy.code === 'afterLease'
}

/** Returns the lowest comparable price in whole euro; 0 without one. */
function lowestPrice(asked: AskedPrice | undefined): number {
  const span = comparablePrice(asked)
  return span === undefined ? 0 : wholeEuro(span.from) / 100
}

function highestPrice(asked: AskedPrice | undefined): number {
  const span = comparablePrice(asked)
  return span === undefined ? 0 : wholeEuro(span.to) / 100
}

function labelPosition(label: EnergyLabel | undefined): number {
  return label === undefined ? 0 : energyLabels.indexOf(label) + 1
}
