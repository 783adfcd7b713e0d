import { isOnOffer } from '#domain/listing/availability.ts'
import { openOffers } from '#domain/owners/figures/coming.ts'
import { toLocalTime } from '#domain/owners/local-time.ts'
import type { HomeHead, OwnedHome } from '#domain/owners/owned-home.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { readHomeHeads } from '#service/owners/records/read-home-heads.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { homeHrefs, idOf } from './home-hrefs.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { PortalContext } from './portal-context.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import type { HomeContext } from './views/kit/home-context.ts'

/** A home of the owner who is signed in, and all of his homes. */
export type FoundHome = Readonly<{ home: OwnedHome; homes: readonly HomeHead[]; context: HomeContext }>

/** Returns the homes of an owner that there is something to read about: first one with an open offer, then those on the market. */
export async function ownHomes(
  { database, clock }: PortalContext,
  { owner }: SignedIn,
): Promise<readonly HomeHead[]> {
  const homes = await readHomeHeads(database.db, owner.id)
  const now = toLocalTime(clock())
  const rank = (home: HomeHead): number => {
    if (!isOnOffer(home.mandate.availability)) return 2
    return openOffers(home, now).length > 0 ? 0 : 1
  }
  return homes.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns a home by its name, `property/2417`, or the first one; undefined when it is another owner's, or nobody's. */
export async function findHome(
  request: PageRequest,
  portal: PortalContext,
  signed: SignedIn,
  wanted?: string,
): Promise<FoundHome | undefined> {
  const homes = await ownHomes(portal, signed)
  const head = wanted === undefined ? homes[0] : homes.find(({ subject }) => subject === wanted)
  if (head === undefined) return undefined
  const { subject } = head
  const now = portal.clock()
  const { on: today } = toBrussels(now)
  const home = await readOwnedHome(portal.database.db, subject, { today, now })
  return home === undefined
    ? undefined
    : { home, homes, context: homeContext(request, portal, signed, subject) }
}

/** Returns what the views of a home need beside it. */
export function homeContext(
  { c, locale, t, agency, site }: PageRequest,
  { words, clock }: PortalContext,
  { owner }: SignedIn,
  subject: string,
): HomeContext {
  const { by, status, party, page } = c.req.query()
  return {
    locale,
    t,
    now: toLocalTime(clock()),
    site: agency,
    ownerName: owner.name,
    subjectOf: (name) => words.subject(name, locale),
    askHref: (name) => {
      const { forms } = site.file
      const found = site.subjects[name]
      const isShown = found !== undefined && isOnOffer(found.state)
      const page = (isShown ? forms['request-info'] : forms['site-contact'])?.page
      return page && isShown ? `${page}?property=${idOf(name)}` : page
    },
    hrefs: homeHrefs(locale, subject),
    query: { by, status, party, page },
  }
}
