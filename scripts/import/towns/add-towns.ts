import { readFile } from 'node:fs/promises'
import { countryIdOf } from '#data/place/country.ts'
import { isMissingFile } from '#data/file/is-missing-file.ts'
import type { Town } from '#domain/place/place.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Adds towns at the end of a `towns.json`, one per line; what is there stays, byte for byte. */
export async function addTowns(file: string, towns: readonly Town[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return '[]'
    throw error
  })
  const rows = towns.map(({ name, slug, zip, country, names, coordinates }) =>
    JSON.stringify({ Name: name, slug, zip, countryId: countryIdOf(country), names, ...coordinates }),
  )
  const kept = before.replace(/\s*\]\s*$/, '')
  const comma = kept.trimEnd().endsWith('[') ? '' : ','
  await writeWhole(file, `${kept}${comma}\n  ${rows.join(',\n  ')}\n]\n`)
}
