import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { deepestZoom, type RegionDrawing } from '#domain/place/region-drawing.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import { loadConfigObject } from '#data/config/parse-config.ts'
import type { DataSource } from '#data/file/data-source.ts'

const file = 'map/region.json'
const position = v.looseTuple([v.number(), v.number()])
const line = v.pipe(v.array(position), v.minLength(2))
const geometry = v.variant('type', [
  v.object({ type: v.literal('Point'), coordinates: position }),
  v.object({ type: v.literal('LineString'), coordinates: line }),
  v.object({ type: v.literal('Polygon'), coordinates: v.array(line) }),
])
const shapes = ['region', 'green', 'water', 'river', 'canal', 'border', 'rail', 'road', 'motorway']
const kind = v.picklist([...shapes, 'water-name', 'place'])

/** The shape of the region's drawing: GeoJSON. */
const regionSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(v.object({ type: v.literal('Feature'), properties: v.looseObject({ kind }), geometry })),
})

/** The drawing as the map uses it, and the file to publish. */
export type LoadedRegion = Readonly<{ drawing: RegionDrawing; file: SiteFile }>

/** Loads the drawing of the agency's region, published under a hashed name; undefined when it is invalid. */
export async function loadRegion(source: DataSource): Promise<LoadedRegion | undefined> {
  const drawing = await loadConfigObject(source, file, regionSchema)
  if (drawing === undefined) return undefined
  const path = join(source.dirOf(file), file)
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8)
  const url = `/map/region-${hash}.json`
  const towns = drawing.features.flatMap(({ geometry: { type, coordinates }, properties }) =>
    type === 'Point' && properties.kind === 'place'
      ? [{ longitude: coordinates[0], latitude: coordinates[1] }]
      : [],
  )
  return { drawing: { url, maxZoom: deepestZoom(towns) }, file: { path: url, file: path } }
}
