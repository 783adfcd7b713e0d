/** A database or disk that could not be read or written: nobody knows what is there, and the visitor is asked to come back. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  /** What was looked for, such as `bookings`. */
  readonly what: string

  constructor(what: string, cause: unknown) {
    super(`${what}: ${String(cause)}`, { cause })
    this.what = what
  }
}

/**
 * Returns what is read.
 * @throws {UnreadableError} when it fails, so that nobody takes a failed read for nothing
 */
export async function reading<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new UnreadableError(what, error)
  }
}
