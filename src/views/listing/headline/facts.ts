import type { Locale } from '#domain/values/locale.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'

/** What a headline says in words. */
export type Words = Readonly<{ locale: Locale; t: Translate }>

/** From where a fact is special among homes of this region: areas in m², else counts. */
const much = {
  garden: 800,
  terrace: 38,
  bedrooms: 5,
  bathrooms: 2,
  garages: 2,
  parkings: 2,
}

/** Returns the bedrooms of a home, for a headline; undefined where none are known. */
export function bedroomsOf({ rooms: { bedrooms = 0 } }: Property, { t }: Words): string | undefined {
  return bedrooms > 0 ? t('property.headline.fact.bedrooms', { count: bedrooms }) : undefined
}

/** Returns the facts that set a home apart, the rarest first: they come before the bedrooms. */
export function rareFacts(property: Property, words: Words): readonly string[] {
  const { building, features, orientation, rooms, surfaces } = property
  const { t } = words
  const { garages = 0, bedrooms = 0 } = rooms
  const isGardenSouth = surfaces.garden !== undefined && orientation.garden === 'S'
  const isTerraceSouth = surfaces.terrace !== undefined && orientation.terrace === 'S'
  return known([
    features.pool === 'yes' && t('property.headline.fact.pool'),
    (surfaces.garden ?? 0) >= much.garden && areaFact('garden', surfaces.garden, words),
    garages >= much.garages && t('property.headline.fact.garages', { count: garages }),
    isHeatPump(building) && t('property.headline.fact.heatPump'),
    isGardenSouth && areaFact('southGarden', surfaces.garden, words),
    (surfaces.terrace ?? 0) >= much.terrace && areaFact('terrace', surfaces.terrace, words),
    bedrooms >= much.bedrooms && bedroomsOf(property, words),
    surfaces.garden === undefined && isTerraceSouth && areaFact('southTerrace', surfaces.terrace, words),
  ])
}

/** Returns the facts that many homes have, the most wanted first: they come after the bedrooms. */
export function commonFacts(property: Property, words: Words): readonly string[] {
  const { building, features, rooms, surfaces } = property
  const { locale, t } = words
  const { bathrooms = 0, parkings = 0 } = rooms
  const isHome = isResidential(property)
  return known([
    isHome && bathrooms >= much.bathrooms && t('property.headline.fact.bathrooms', { count: bathrooms }),
    features.attic === 'yes' && features.cellar === 'yes' && t('property.headline.fact.cellarAttic'),
    features.garage === 'yes' && t('property.headline.fact.garage'),
    areaFact('garden', surfaces.garden, words),
    areaFact('terrace', surfaces.terrace, words),
    parkings >= much.parkings && t('property.headline.fact.parkings', { count: parkings }),
    surfaces.frontWidth !== undefined &&
      t('property.headline.fact.front', {
        width: formatNumber(surfaces.frontWidth, locale, 'm'),
      }),
    features.lift === 'yes' && t('property.headline.fact.lift'),
    isHome && areaFact('living', surfaces.living ?? surfaces.total, words),
    isHeatPump(building) && t('property.headline.fact.heatPump'),
  ])
}

type AreaName = 'garden' | 'southGarden' | 'terrace' | 'southTerrace' | 'living'

function areaFact(name: AreaName, area: SquareMetres | undefined, { locale, t }: Words): string | undefined {
  return area === undefined
    ? undefined
    : t(`property.headline.fact.${name}`, { area: formatArea(area, locale) })
}

function isHeatPump({ heating }: Property['building']): boolean {
  return heating?.kind === 'code' && heating.code === 'heatPump'
}

function known(facts: readonly (string | false | undefined)[]): readonly string[] {
  return facts.filter((fact) => fact !== false && fact !== undefined)
}
