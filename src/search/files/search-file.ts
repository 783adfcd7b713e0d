/** Number of the files' format. A page that meets another one is of another version of the site than its files. */
export const searchFormat = 9

type FileErrorOptions = ErrorOptions & Readonly<{ isOtherFormat?: boolean }>

/** A search file that is cut, damaged or not one of this site; `isOtherFormat` when a file of another version. */
export class SearchFileError extends Error {
  override name = 'SearchFileError'
  readonly isOtherFormat: boolean

  constructor(message: string, { isOtherFormat = false, ...options }: FileErrorOptions = {}) {
    super(message, options)
    this.isOtherFormat = isOtherFormat
  }
}

/** Returns the error for a file of another format than this page reads; for a file without format it is foreign. */
export function otherFormat(format: number | undefined): SearchFileError {
  const message = `the file has format ${format}, this page reads ${searchFormat}`
  return new SearchFileError(message, { isOtherFormat: format !== undefined })
}

/**
 * Returns the value of a JSON text; its type is the caller's promise.
 * @throws {SearchFileError} when it is not JSON
 */
export function parseText<Value>(text: string): Value {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchFileError('the file is not one of this site', { cause })
  }
}
