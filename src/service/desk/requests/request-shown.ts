import type { DeskPage } from '#service/desk/desk-page.ts'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import type { PostView } from '#ui/desk/kit/act-view.ts'
import type { RequestAct } from './change-request.ts'
import type { Neighbours } from './read-list.ts'
import type { FoundRequest } from './read-request.ts'
import { formatQuery, type RequestQuery } from './request-query.ts'
import { newsOf } from './request-words.ts'

/** One request as it was read, and how one came to it. */
export type RequestShown = Readonly<{
  found: FoundRequest
  sent: SentForm
  /** The list that it was opened from. */
  query: RequestQuery
  neighbours?: Neighbours
  /** Names of the colleagues who opened it in the last ten minutes. */
  others?: readonly string[]
  /** Returns where an act is posted, and what with it unseen. */
  post: (act: RequestAct) => PostView
  page: DeskPage
}>

/** Returns what the parts of a request's page are made of. */
export function requestShown(
  found: FoundRequest,
  shown: Pick<RequestShown, 'query' | 'neighbours' | 'others'>,
  page: DeskPage,
): RequestShown {
  const { id, version } = found.request
  const hidden = { version: String(version), in: formatQuery(shown.query) }
  const post = (act: RequestAct): PostView => ({ action: page.hrefs.act(id, act), hidden })
  return { found, sent: sentOf(storedOf(found.request), page), post, page, ...shown }
}

/** Returns the news of a request, which is the heading of its page. */
export function titleOf({ found, sent, page }: RequestShown): string {
  return newsOf(sent, page.locale, page.now, found.request.planned === '')
}
