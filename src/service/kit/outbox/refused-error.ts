/** A message that will be refused again, whenever it is sent. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
