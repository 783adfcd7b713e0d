import * as v from 'valibot'

const optionalText = v.nullish(v.pipe(v.string(), v.trim()))
const zoom = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22)))

/** The shape of `map` of `site.json`: what lies below the listings; without it the project's own drawing does. */
export const mapSchema = v.strictObject({
  styleUrl: optionalText,
  pmtilesUrl: optionalText,
  rasterTiles: optionalText,
  attribution: optionalText,
  key: optionalText,
  minZoom: zoom,
  maxZoom: zoom,
  hosts: v.optional(v.array(v.string()), []),
})

/** `map` of `site.json` as it was read. */
export type MapRecord = v.InferOutput<typeof mapSchema>
