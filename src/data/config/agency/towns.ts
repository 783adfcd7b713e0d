import * as v from 'valibot'
import type { Town } from '#domain/place/place.ts'
import { cell } from '#data/cell/cell.ts'
import { parseDecimal } from '#data/cell/parse-number.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { countryOfId, isInCountry } from '#data/place/country.ts'
import { parseZip } from '#data/place/parse-zip.ts'
import { townName } from '#data/place/town-name.ts'
import type { ConfigEntry } from '#data/config/parse-config.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { text, toTranslations } from '#data/config/text.ts'

const town = v.object({
  Name: v.string(),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  zip: cell,
  countryId: cell,
  names: v.nullish(text),
  latitude: cell,
  longitude: cell,
})

/** Loads the towns; a duplicate slug is an error. */
export async function loadTowns(source: DataSource): Promise<readonly Town[]> {
  const slugs = new Set<string>()
  const entries = await loadConfigList(source, 'towns.json', town)
  return entries.flatMap((entry) => {
    const { value, log } = entry
    const found = toTown(entry)
    if (slugs.has(value.slug)) {
      log.error('slug', 'a slug that another town has', {
        expected: 'one slug per town',
        received: value.slug,
        remedy: 'add the zip to one of them',
      })
      return []
    }
    slugs.add(value.slug)
    return found
  })
}

function toTown({ value, log }: ConfigEntry<v.InferOutput<typeof town>>): Town[] {
  const country = countryOfId(value.countryId) ?? 'BE'
  const zip = parseZip(value.zip)
  if (zip.kind !== 'value' || !zip.value.countries.includes(country)) {
    log.error('zip', 'not a zip of its country', {
      expected: `a zip of ${country}`,
      received: value.zip,
      remedy: 'correct the zip',
    })
    return []
  }
  const latitude = parseDecimal(value.latitude)
  const longitude = parseDecimal(value.longitude)
  const point =
    latitude.kind === 'value' && longitude.kind === 'value'
      ? { latitude: latitude.value, longitude: longitude.value }
      : undefined
  const isPlaced = point !== undefined && isInCountry(point, country)
  if (point !== undefined && !isPlaced) {
    log.warn('latitude', 'a point outside the country; it is left out', {
      expected: `latitude and longitude in ${country}`,
      received: `${point.latitude}, ${point.longitude}`,
    })
  }
  // The CRM writes names in capitals; a name with lower-case letters was typed by an editor and stays.
  const name = /\p{Ll}/u.test(value.Name) ? value.Name : townName(value.Name)
  return [
    {
      slug: value.slug,
      name,
      names: toTranslations(value.names),
      zip: zip.value.zip,
      country,
      coordinates: isPlaced ? point : undefined,
    },
  ]
}
