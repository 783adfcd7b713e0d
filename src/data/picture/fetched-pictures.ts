import * as v from 'valibot'
import { parseConfig } from '#data/config/parse-config.ts'
import type { DataSource } from '../file/data-source.ts'

/** The file that says which address of the records became which picture; `npm run fetch-pictures` writes it. */
export const fetchedFile = 'fetched-pictures.json'

const fetchedPicture = v.object({
  /** Below `pictures/`; absent for an address that never gave a picture. */
  file: v.optional(v.string()),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** Why the last attempt failed, one clause; absent when it did not. */
  problem: v.optional(v.string()),
})
const schema = v.record(v.string(), fetchedPicture)

/** What one address gave, and how its server names that version. */
export type FetchedPicture = Readonly<v.InferOutput<typeof fetchedPicture>>

/** Fetched pictures by full address. */
export type FetchedPictures = Readonly<Record<string, FetchedPicture>>

/** Loads the fetched pictures of a directory; undefined when none were ever fetched. An invalid file breaks the site. */
export async function loadFetchedPictures(source: DataSource): Promise<FetchedPictures | undefined> {
  const loaded = await source.loadOwn(fetchedFile)
  if (loaded.kind !== 'json') return undefined
  const log = source.log.record(fetchedFile)
  return parseConfig(schema, loaded.value, { ...log, error: log.fatal })
}
