import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFile } from '#domain/site/theme.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { MapRecord } from './map-schema.ts'

/**
 * Returns the archive of the map that lies among the agency's data, `map/region.pmtiles`, published under a hashed name;
 * undefined for an address, or without one. A file that is missing is an error.
 */
export async function loadMapArchive(
  source: DataSource,
  map: MapRecord | null | undefined,
): Promise<SiteFile | undefined> {
  const name = map?.pmtilesUrl
  if (name === null || name === undefined || !/^map\/[\w.-]+\.pmtiles$/.test(name)) return undefined
  const file = join(source.dir, name)
  try {
    await access(file)
  } catch {
    source.log.record('site.json').error('map.pmtilesUrl', 'the archive is not there', {
      expected: `a file ${name} beside site.json`,
      received: name,
      remedy: 'copy the archive there, or write the address of one',
    })
    return undefined
  }
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return { path: `/${name.replace('.pmtiles', '')}-${hash.digest('hex').slice(0, 8)}.pmtiles`, file }
}
