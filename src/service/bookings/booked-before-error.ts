/** Somebody who has as many open appointments as one person may have. */
export class BookedBeforeError extends Error {
  override name = 'BookedBeforeError'
}
