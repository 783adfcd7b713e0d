import * as v from 'valibot'
import { nearbyKinds, type NearbyPlace } from '#domain/place/nearby.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { text, toTranslations } from '#data/config/text.ts'

const place = v.object({
  kind: v.picklist(nearbyKinds),
  name: text,
  coordinates: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
})

/** Loads the stations, schools and shops whose distance pages tell; one without a name is an error. */
export async function loadNearbyPlaces(source: DataSource): Promise<readonly NearbyPlace[]> {
  const entries = await loadConfigList(source, 'places.json', place)
  return entries.flatMap(({ value: { kind, name, coordinates }, log }) => {
    const names = toTranslations(name)
    if (Object.keys(names).length > 0) return [{ kind, name: names, coordinates }]
    log.error('name', 'a place without a name', { expected: 'its name in any language' })
    return []
  })
}
