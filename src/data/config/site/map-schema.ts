import * as v from 'valibot'

const optionalText = v.nullish(v.pipe(v.string(), v.trim()))
const zoom = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22)))

/** The shape of `map` in `site.json`; without an address the map is the drawing `map/region.json`. */
export const mapSchema = v.strictObject({
  home: v.optional(
    v.strictObject({
      latitude: v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(22)),
    }),
  ),
  styleUrl: optionalText,
  pmtilesUrl: optionalText,
  rasterTiles: optionalText,
  attribution: optionalText,
  key: optionalText,
  minZoom: zoom,
  maxZoom: zoom,
  hosts: v.optional(v.array(v.string()), []),
})

export type MapRecord = v.InferOutput<typeof mapSchema>
