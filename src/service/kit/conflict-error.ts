/** A form that cannot be accepted now, though nothing in it is wrong; `page` is the path of the page that says why. */
export class ConflictError extends Error {
  override name = 'ConflictError'
  readonly page: string

  constructor(message: string, page: string) {
    super(message)
    this.page = page
  }
}
