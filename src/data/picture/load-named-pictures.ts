import type { PlainDate } from '#domain/values/measure.ts'
import { createTownIndex } from '#data/place/town-index.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { DataSource } from '../file/data-source.ts'
import { loadConfiguration } from '../load-configuration.ts'
import { loadRecords } from '../load-records.ts'
import type { PictureFinder } from './picture-finder.ts'
import { toPictureAddress } from './picture-hosts.ts'

/** Where a record names a picture. */
export type PicturePlace = Readonly<{ log: RecordLog; field: string }>

/** The addresses of pictures in the records, each with the places that name it, and the hosts they may come from. */
export type NamedPictures = Readonly<{
  places: ReadonlyMap<string, readonly PicturePlace[]>
  hosts: readonly string[]
}>

/**
 * Loads the records as the build does, and returns the addresses that it would ask for. Problems of the records go to
 * the source's log.
 */
export async function loadNamedPictures(source: DataSource, now: PlainDate): Promise<NamedPictures> {
  const configuration = await loadConfiguration(source)
  const { site, languages, towns } = configuration
  const places = new Map<string, PicturePlace[]>()
  const pictures: PictureFinder = {
    find: (url, _details, log, field) => {
      const address = toPictureAddress(url)?.href
      if (address !== undefined) places.set(address, [...(places.get(address) ?? []), { log, field }])
      return undefined
    },
  }
  await loadRecords(source, languages, {
    ...configuration,
    now,
    keepSoldMonths: site?.keepSoldMonths ?? 0,
    towns: createTownIndex(towns),
    pictures,
  })
  return { places, hosts: site?.pictureHosts ?? [] }
}
