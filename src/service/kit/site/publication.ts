import { type BuiltSite, readSiteForms } from '#service/kit/site/site-forms.ts'
import { stateOfSite } from './state-of-site.ts'

/** The site that is published now: whoever needs something of it asks at the time of use and keeps nothing. */
export type Publication = Readonly<{
  /** Returns the last publication that could be read. */
  current: () => BuiltSite
  /**
   * Reads another publication that has come; returns whether there was one. It is read when two looks found the same, since
   * the first may see one that is still being written.
   * @throws {PublicationError} when it cannot be read: the last one stays
   */
  look: () => Promise<boolean>
}>

/** A publication that cannot be read; `state` is the same as long as its files are. */
export class PublicationError extends Error {
  override name = 'PublicationError'
  readonly state: string

  constructor(state: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.state = state
  }
}

/**
 * Returns the publication in a directory, or behind a link to one; undefined when nothing of it is sent to this service.
 * @param readHeaders reads the headers that its pages have
 * @throws {SettingsError} when a page has no place for what the service writes
 */
export async function openPublication(
  dist: string,
  readHeaders: (dist: string) => Promise<BuiltSite['headers']>,
): Promise<Publication | undefined> {
  const read = async (): Promise<BuiltSite | undefined> => {
    const forms = await readSiteForms(dist)
    return forms.size === 0 ? undefined : { headers: await readHeaders(dist), forms }
  }
  const first = await read()
  if (first === undefined) return undefined
  let site = first
  let known = await stateOfSite(dist, site.forms)
  let seen = known
  return {
    current: () => site,
    look: async () => {
      const state = await stateOfSite(dist, site.forms)
      const isStill = state === seen
      seen = state
      if (!isStill || state === known) return false
      const next = await read().catch((error: unknown) => {
        throw new PublicationError(state, error)
      })
      if (next === undefined) throw new PublicationError(state, 'it sends no forms to this service')
      const after = await stateOfSite(dist, next.forms)
      // Another one came while this was read, which may be half of each.
      if ((await stateOfSite(dist, site.forms)) !== state) return false
      site = next
      known = after
      seen = after
      return true
    },
  }
}
