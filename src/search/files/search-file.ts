/** Number of the files' format. A page that meets another one is of another version of the site than its files. */
export const searchFormat = 4

type FileErrorOptions = ErrorOptions & Readonly<{ isOtherFormat?: boolean }>

/** Says that a file is none of a list's, is not whole, or is of another format; `isOtherFormat` tells which. */
export class SearchFileError extends Error {
  override name = 'SearchFileError'
  readonly isOtherFormat: boolean

  constructor(message: string, { isOtherFormat = false, ...options }: FileErrorOptions = {}) {
    super(message, options)
    this.isOtherFormat = isOtherFormat
  }
}

/** Returns what to throw at a file of another format than this page reads; without any, the file is none. */
export function otherFormat(format: number | undefined): SearchFileError {
  const message = `the file has format ${format}, this page reads ${searchFormat}`
  return new SearchFileError(message, { isOtherFormat: format !== undefined })
}

/**
 * Returns the value of a JSON text; its type is the caller's promise.
 * @throws {SearchFileError} when it is none
 */
export function parseText<Value>(text: string): Value {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchFileError('the file is none of this site', { cause })
  }
}

/** Four letters at the start of each binary file. */
export type FileKind = 'KKIX' | 'KKPT'

const headBytes = 5

/** Returns a payload as a file: its kind, the format, the payload. What says that it is whole is its name. */
export function sealFile(
  kind: FileKind,
  payload: Uint8Array,
  format = searchFormat,
): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headBytes + payload.length)
  for (let at = 0; at < kind.length; at += 1) file[at] = kind.charCodeAt(at)
  file[kind.length] = format
  file.set(payload, headBytes)
  return file
}

/**
 * Returns the payload of a file.
 * @throws {SearchFileError} when it is of another kind or format
 */
export function openFile(kind: FileKind, file: Uint8Array): Uint8Array {
  const letters = String.fromCharCode(...file.subarray(0, kind.length))
  if (letters !== kind) throw new SearchFileError(`the file is no ${kind}`)
  const format = file[kind.length]
  if (format !== searchFormat) {
    throw otherFormat(format)
  }
  return file.subarray(headBytes)
}
