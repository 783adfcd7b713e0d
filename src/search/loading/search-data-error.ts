/**
 * A list's files could not be loaded. `unreachable`: no connection or a broken answer, so trying again may help. `stale`:
 * the site was rebuilt since the page was opened, so reloading the page helps.
 */
export class SearchDataError extends Error {
  override name = 'SearchDataError'
  readonly reason: 'unreachable' | 'stale'

  constructor(reason: 'unreachable' | 'stale', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
