import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Offered } from '#service/desk/offers/read-offers.ts'
import { toldOf } from '#service/desk/views/parts.tsx'
import type { PostView } from '#ui/desk/kit.ts'
import type { RequestAct } from './change-request.ts'
import type { Neighbours } from './read-list.ts'
import type { FoundRequest } from './read-request.ts'
import { formatQuery, type RequestQuery } from './request-query.ts'

/** Returns what the parts of a request's page are made of. */
export function requestShown(found: FoundRequest, from: From, page: DeskPage) {
  const { id, version } = found.request
  const hidden = { version: String(version), in: formatQuery(from.query) }
  /** Returns where an act is posted, and what with it unseen. */
  const post = (act: RequestAct): PostView => ({ action: page.hrefs.act(id, act), hidden })
  return { found, ...toldOf(found.request, page), post, page, ...from }
}

/** What stands beside a request: how its owner knows the offer, the list that it was opened from, and the names of the colleagues who opened it in the last ten minutes. */
type From = Readonly<{
  query: RequestQuery
  offered?: Offered
  neighbours?: Neighbours
  others: readonly string[]
}>

/** One request as it was read, and how one came to it. */
export type RequestShown = Readonly<ReturnType<typeof requestShown>>
