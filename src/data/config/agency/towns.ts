import * as v from 'valibot'
import type { Town } from '#domain/place/place.ts'
import { cell } from '#data/cell/cell.ts'
import { parseDecimal } from '#data/cell/parse-number.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { countryOf, isInCountry } from '#data/place/country.ts'
import { parseZip } from '#data/place/parse-zip.ts'
import { townName } from '#data/place/town-name.ts'
import type { ConfigEntry } from '#data/config/parse-config.ts'
import { parseConfigList } from '#data/config/parse-config.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import { text, toTranslations } from '#data/config/text.ts'

const town = v.object({
  Name: v.string(),
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens: sint-pauwels'),
  ),
  zip: cell,
  countryId: cell,
  names: v.nullish(text),
  latitude: cell,
  longitude: cell,
})

/** Loads the towns that the agency names itself: abroad, or with a name or path of their own; a duplicate slug is an error. */
export async function loadTowns(source: DataSource): Promise<readonly Town[]> {
  const slugs = new Set<string>()
  const file = 'towns.json'
  // Not of the project's own data: those towns are the demo's.
  const loaded = await source.loadOwn(file)
  if (loaded.kind === 'missing') return []
  const list = loaded.kind === 'json' ? decodeRecords(loaded.value) : undefined
  if (list === undefined) {
    source.log.record(file).fatal(undefined, 'not a list of towns', { expected: 'a list, or no file' })
    return []
  }
  return parseConfigList(town, list, file, source.log).flatMap((entry) => {
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
  const country = countryOf(value.countryId) ?? 'BE'
  const zip = parseZip(value.zip, country)
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
