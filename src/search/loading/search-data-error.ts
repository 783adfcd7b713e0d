/**
 * Says that a list's files could not be had: `unreachable` without a connection or a sound answer, so that trying
 * again may help; `stale` when the site has changed since the page was opened, so that loading the page again helps.
 */
export class SearchDataError extends Error {
  override name = 'SearchDataError'
  readonly reason: 'unreachable' | 'stale'

  constructor(reason: 'unreachable' | 'stale', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
