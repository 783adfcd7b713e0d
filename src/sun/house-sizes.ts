import { isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { type Assumption, type Ground, storeyHeight, type SunHome, type SunPlace } from './sun-home.ts'

/** The sizes of plot, house, garden and terrace, and which of them are assumed. */
export type HouseSizes = Required<Pick<SunHome, 'block' | 'plot'>> &
  Pick<SunHome, 'garden' | 'terrace'> &
  Readonly<{ assumed: readonly Assumption[] }>

/** Sides of a house that stand free. */
export type Facades = 2 | 3 | 4

type Sized = Pick<Property, 'categories' | 'rooms' | 'surfaces' | 'type'>

/** Usual width in m of a plot by the façades of its house. */
const plotWidths: Readonly<Record<Facades, number>> = { 2: 7, 3: 12, 4: 20 }
/** Ground in m on each free side of a house. */
const besideHouse = 3
const widestHouse = 12
/** A corner house fills its plot from side to side, whatever stands free. */
const narrowestHouse = 4.5
/** From living area to ground that is built on: walls, and what is not lived in. */
const wallsToo = 1.15
/** Height of a roof above its eaves, by the depth of the house, and at most. */
const pitch = 0.42
const highestRoof = 4.5
/** Ground in m between street and house: where the garden's size is not known, and at most. */
const beforeHouse: Readonly<Record<Facades, number>> = { 2: 0.6, 3: 5, 4: 5 }
const mostBeforeHouse: Readonly<Record<Facades, number>> = { 2: 0.6, 3: 10, 4: 20 }
/** A terrace is about three times as wide as it is deep. */
const terraceRatio = 3.2
const leastTerraceWidth = 3
const fewestMetres = 1

const facadesOfTypes: Partial<Readonly<Record<PropertyType, Facades>>> = {
  terracedHouse: 2,
  townHouse: 2,
  semiDetachedHouse: 3,
}

/** Returns how many façades a house has: those of the record, or those of its type. */
export function assumedFacades({ rooms, type }: Pick<Property, 'rooms' | 'type'>): Facades {
  const { facades } = rooms
  if (facades === 2 || facades === 3 || facades === 4) return facades
  return (type === undefined ? undefined : facadesOfTypes[type]) ?? 4
}

/** Returns how many storeys a house has: those of the record, or those of its type. */
export function assumedFloors({ rooms, type }: Pick<Property, 'rooms' | 'type'>): number {
  return rooms.floors ?? (type === 'bungalow' || type === 'holidayHome' ? 1 : 2)
}

/** Returns the m² that a house is built on: those of the record, or from its living area; undefined where neither is known. */
export function builtArea(property: Sized): number | undefined {
  const { constructed, living } = property.surfaces
  return constructed ?? (living === undefined ? undefined : (living / assumedFloors(property)) * wallsToo)
}

/**
 * Returns the width of a plot in m: that of the record, else of its house and the ground beside it, else the usual one. Land
 * is as wide as its side along the street.
 */
export function plotWidth(property: Sized): number {
  const { frontWidth, plotWidth: known } = property.surfaces
  const facades = assumedFacades(property)
  const beside = isLand(property) ? 0 : (facades - 2) * besideHouse
  return known ?? (frontWidth === undefined ? plotWidths[facades] : frontWidth + beside)
}

/** Returns the width of a house in m: that of the record, else what its plot leaves beside the house. */
export function widthOfHouse(property: Sized): number {
  const width = plotWidth(property)
  const free = (assumedFacades(property) - 2) * besideHouse
  const likely = Math.max(narrowestHouse, width / 2, width - free)
  return property.surfaces.frontWidth ?? Math.min(width, widestHouse, likely)
}

/** Returns the heights of a house in m by its storeys and its depth. */
export function heightsOf(floors: number, depth: number): Readonly<{ eaves: number; ridge: number }> {
  const eaves = floors * storeyHeight + 0.3
  return {
    eaves: tenth(eaves),
    ridge: tenth(eaves + Math.min(highestRoof, depth * pitch)),
  }
}

/** Returns the sizes of a house and its plot; undefined where its areas are unknown, or do not fit into each other. */
export function sizesOf(property: Property, places: readonly SunPlace[]): HouseSizes | undefined {
  const { surfaces, rooms } = property
  const built = builtArea(property)
  if (surfaces.plot === undefined || built === undefined) return undefined
  const facades = assumedFacades(property)
  const width = plotWidth(property)
  const depth = surfaces.plot / width
  const houseWidth = widthOfHouse(property)
  const houseDepth = built / houseWidth
  const { garden } = surfaces
  if (houseWidth > width || houseDepth > depth || (garden ?? 0) > surfaces.plot) return undefined
  const terrace = places.includes('terrace') ? surfaces.terrace : undefined
  const across = terrace && Math.min(houseWidth, Math.max(leastTerraceWidth, terrace / terraceRatio))
  const out = terrace === undefined || across === undefined ? 0 : terrace / across
  const behind =
    garden === undefined ? depth - houseDepth - beforeHouse[facades] : Math.max(garden / width, out)
  const front = Math.min(mostBeforeHouse[facades], Math.max(0, depth - houseDepth - Math.max(behind, out)))
  const rear = front + houseDepth
  const u = facades === 3 ? 0 : (width - houseWidth) / 2
  const floors = assumedFloors(property)
  const ground = (area: Ground): Ground | undefined =>
    area.v + area.depth <= depth + 0.05 && area.depth >= fewestMetres ? rounded(area) : undefined
  return {
    block: {
      ...rounded({ u, v: front, width: houseWidth, depth: houseDepth }),
      floors,
      ...heightsOf(floors, houseDepth),
    },
    plot: {
      width: tenth(width),
      depth: tenth(depth),
      drawnDepth: tenth(Math.min(depth, Math.max(width * 2.3, rear + 14))),
    },
    garden: places.includes('garden')
      ? ground({ u: 0, v: rear, width, depth: Math.min(behind, depth - rear) })
      : undefined,
    terrace:
      across === undefined
        ? undefined
        : ground({ u: u + (houseWidth - across) / 2, v: rear, width: across, depth: out }),
    assumed: [
      surfaces.plotWidth === undefined && ('plotWidth' as const),
      surfaces.frontWidth === undefined && ('houseWidth' as const),
      surfaces.constructed === undefined && ('houseArea' as const),
      rooms.floors === undefined && ('floors' as const),
      garden === undefined && ('gardenDepth' as const),
    ].filter((each) => each !== false),
  }
}

function rounded({ u, v, width, depth }: Ground): Ground {
  return { u: tenth(u), v: tenth(v), width: tenth(width), depth: tenth(depth) }
}

function tenth(metres: number): number {
  return Math.round(metres * 10) / 10
}
