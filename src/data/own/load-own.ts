import { parseId } from '#data/cell/parse-id-list.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { createWaitingLog } from '#data/problems/waiting-log.ts'
import type { OwnKind } from './own-kinds.ts'
import { type OwnListing, parseOwn } from './parse-own.ts'

/** The listings of the agency's own files, and the IDs of files that cannot be read: those listings wait. */
export type OwnListings = Readonly<{ listings: readonly OwnListing[]; refused: ReadonlySet<number> }>

/** Loads the agency's own files of one kind; what is wrong with one is a warning, and costs no other. */
export async function loadOwn(source: DataSource, kind: OwnKind): Promise<OwnListings> {
  const listings: OwnListing[] = []
  const refused = new Set<number>()
  for (const { file, name, loaded } of await source.loadFolder(kind.folder)) {
    // Deleted between the look at the folder and the reading.
    if (loaded.kind === 'missing') continue
    const log = createWaitingLog(source.log.record(file, name))
    const listing = loaded.kind === 'json' ? parseOwn(kind, loaded.value, name, log) : undefined
    const id = parseId(name)
    if (listing !== undefined) listings.push(listing)
    else if (id.kind === 'value') refused.add(id.value)
  }
  return { listings, refused }
}
