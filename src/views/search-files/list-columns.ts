import { badgeOf } from '#domain/listing/availability.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import type { PlainDate } from '#domain/values/measure.ts'
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
import type { PropertyType } from '#domain/listing/property-type.ts'
import { livingSteps, plotSteps, wantedFeatures, type WantedFeature } from '#search/query/criteria.ts'
import { viewEpc } from '#views/listing/card.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** What lists filter and sort a listing by, as the columns of a search index hold it; 0 is not known. */
export type ListingColumns = Readonly<{
  town: string
  categories: readonly number[]
  type?: PropertyType
  price: number
  priceTo: number
  bedrooms: number
  living: number
  plot: number
  label: number
  features: number
  date: number
}>

/** Returns what a property is found by: the same figures as on its card. */
export function propertyColumns(context: ViewContext, property: Property): ListingColumns {
  const { address, categories, type, rooms, surfaces } = property
  return {
    town: address.town.slug,
    categories,
    type,
    ...priceColumns(askedPrice(property)),
    bedrooms: byte(rooms.bedrooms),
    living: stepsReached(insideSurface(surfaces), livingSteps),
    // The ground below an apartment is not its own.
    plot: isApartment(property) ? 0 : stepsReached(surfaces.plot, plotSteps),
    label: labelPosition(viewEpc(context, property, 'nl')?.label),
    features: bitsOf(wantedFeatures.filter((feature) => hasFeature(property, feature, context.catalogue))),
    date: dayNumber(property.publishedOn),
  }
}

/** Returns what a project is found by: of its homes that are not sold, the largest and the best. */
export function projectColumns(project: Project): ListingColumns {
  const homes = project.units.filter(({ availability }) => availability !== 'sold')
  const labels = homes.map(({ label }) => labelPosition(label)).filter((position) => position > 0)
  return {
    town: project.address.town.slug,
    categories: project.categories,
    ...priceColumns(askedProjectPrice(project)),
    bedrooms: Math.max(0, ...homes.map(({ bedrooms }) => byte(bedrooms))),
    living: Math.max(0, ...homes.map(({ living }) => stepsReached(living, livingSteps))),
    plot: 0,
    label: labels.length === 0 ? 0 : Math.min(...labels),
    features: bitsOf(homes.some(({ garden }) => garden !== undefined && garden > 0) ? ['garden'] : []),
    date: 0,
  }
}

/** Returns the number of a day in an index: days since 2000-01-01, at least 1; 0 where it is not known. */
export function dayNumber(date: PlainDate | undefined): number {
  if (date === undefined) return 0
  const days = Math.round((Date.parse(date) - Date.parse('2000-01-01')) / 86_400_000)
  return Math.min(0xffff, Math.max(1, days))
}

function hasFeature(property: Property, feature: WantedFeature, { marquees }: Catalogue): boolean {
  const { features, rooms, surfaces } = property
  switch (feature) {
    case 'garden':
      return features.garden === 'yes' || (surfaces.garden ?? 0) > 0
    case 'garage':
      return features.garage === 'yes' || (rooms.garages ?? 0) > 0
    case 'new':
      return badgeOf(property, marquees)?.kind === 'new'
  }
}

/** Returns the price columns in whole euro; 0 where there is no comparable price. */
function priceColumns(asked: AskedPrice | undefined): Pick<ListingColumns, 'price' | 'priceTo'> {
  const span = comparablePrice(asked)
  if (span === undefined) return { price: 0, priceTo: 0 }
  return { price: wholeEuro(span.from) / 100, priceTo: wholeEuro(span.to) / 100 }
}

function stepsReached(area: number | undefined, steps: readonly number[]): number {
  return area === undefined ? 0 : steps.filter((step) => area >= step).length
}

function labelPosition(label: EnergyLabel | undefined): number {
  return label === undefined ? 0 : energyLabels.indexOf(label) + 1
}

function bitsOf(features: readonly WantedFeature[]): number {
  return features.reduce((bits, feature) => bits | (1 << wantedFeatures.indexOf(feature)), 0)
}

function byte(count: number | undefined): number {
  return Math.min(0xff, Math.max(0, Math.round(count ?? 0)))
}
