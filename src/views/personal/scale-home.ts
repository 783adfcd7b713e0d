import type { ScaleAssumptions, ScaleHome } from '#contracts/words/scale-file.ts'
import { monthCosts } from '#domain/costs/month-costs.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { isApartment, isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { buildingOf } from '#sun/building.ts'
import {
  assumedFacades,
  assumedFloors,
  builtArea,
  heightsOf,
  plotWidth,
  sizesOf,
  widthOfHouse,
} from '#sun/house-sizes.ts'
import type { Page } from '#views/kit/page.ts'
import { viewCosts } from '#views/property/costs.ts'

const frontKinds = { 2: 'terraced', 3: 'semiDetached', 4: 'detached' } as const
/** Depth of a house in m whose built area is not known: only the height of its roof follows from it. */
const usualDepth = 9

/** Returns what of a property is compared to scale: sizes as its section about the sun has them, its month as its page opens. */
export function viewScaleHome(page: Page, property: Property): ScaleHome {
  const { rooms, surfaces } = property
  const { living } = surfaces
  const { floor, floors } = rooms
  return {
    ...(isApartment(property) ? drawnFlat(property) : drawnHouse(property)),
    living: living && {
      area: living,
      ...(isApartment(property) ? { floor } : { floors }),
    },
    energy: energyOf(page, property),
    month: monthOf(page, property),
  }
}

type Drawn = Pick<ScaleHome, 'front' | 'plot' | 'footprint' | 'assumed'>

function drawnFlat({ rooms }: Property): Drawn {
  const building = buildingOf(rooms)
  if (building === undefined) return { assumed: {} }
  const { block, floor, isTopKnown } = building
  const { u, v, width, depth, floors, eaves, ridge } = block
  return {
    front: {
      kind: 'building',
      width,
      floors,
      eaves,
      ridge,
      flat: { floor, isTopKnown },
    },
    footprint: { u, v, width, depth },
    assumed: {
      buildingWidth: width,
      buildingDepth: depth,
      ...(isTopKnown ? {} : { storeysAbove: true }),
    },
  }
}

/** A house with its ground; of land, shops and garages only the ground, since no front of them is usual. */
function drawnHouse(property: Property): Drawn {
  const { rooms, surfaces } = property
  const width = widthOfHouse(property)
  // A house that is wider than its plot is an error of the record: nobody knows of which of both.
  const hasFront = isResidential(property) && width <= plotWidth(property)
  const block = hasFront ? sizesOf(property, [])?.block : undefined
  const built = hasFront ? builtArea(property) : undefined
  const floors = assumedFloors(property)
  const plot = surfaces.plot && {
    area: surfaces.plot,
    width: plotWidth(property),
    depth: surfaces.plot / plotWidth(property),
  }
  const assumed: ScaleAssumptions = {
    ...(plot !== undefined && surfaces.plotWidth === undefined ? { plotWidth: plot.width } : {}),
    ...(hasFront && surfaces.frontWidth === undefined ? { houseWidth: width } : {}),
    ...(block !== undefined && surfaces.constructed === undefined ? { houseArea: built } : {}),
    ...(hasFront && rooms.floors === undefined ? { floors } : {}),
  }
  return {
    front: hasFront
      ? {
          kind: frontKinds[assumedFacades(property)],
          width,
          floors,
          ...heightsOf(floors, built === undefined ? usualDepth : built / width),
        }
      : undefined,
    plot,
    footprint: block && {
      u: block.u,
      v: block.v,
      width: block.width,
      depth: block.depth,
    },
    assumed,
  }
}

function energyOf({ context: { catalogue, now } }: Page, property: Property): ScaleHome['energy'] {
  const label = energyLabelOf(property, catalogue.rules, now)
  const score = property.energy.scoreKwhPerM2Year
  const { living } = property.surfaces
  if (label === undefined && score === undefined) return undefined
  return {
    label,
    score,
    kwhPerYear: score === undefined || living === undefined ? undefined : Math.round(score * living),
  }
}

function monthOf(page: Page, property: Property): ScaleHome['month'] {
  const month = viewCosts(page, property)?.month
  if (month?.sum === undefined) return undefined
  return monthCosts(month.parts.map(({ name, amount }) => ({ name, amount })))
}
