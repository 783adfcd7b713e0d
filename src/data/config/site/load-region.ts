import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
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

/** Loads the drawing of the agency's region, published under a hashed name; undefined when it is invalid. */
export async function loadRegion(source: DataSource): Promise<SiteFile | undefined> {
  const drawing = await loadConfigObject(source, file, regionSchema)
  if (drawing === undefined) return undefined
  const path = join(source.dirOf(file), file)
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8)
  return { path: `/map/region-${hash}.json`, file: path }
}
