/** Number of the files' format. A page that meets another one is of another version of the site than its files. */
export const searchFormat = 3

type FileErrorOptions = ErrorOptions & Readonly<{ isOtherFormat?: boolean }>

/** Says that a file is none of a list's, was cut, or is of another format; `isOtherFormat` tells which. */
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
const checksumBytes = 4

/** Returns a payload as a file: its kind, the format, the payload, a checksum over all of it. */
export function sealFile(
  kind: FileKind,
  payload: Uint8Array,
  format = searchFormat,
): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headBytes + payload.length + checksumBytes)
  for (let at = 0; at < kind.length; at += 1) file[at] = kind.charCodeAt(at)
  file[kind.length] = format
  file.set(payload, headBytes)
  const end = file.length - checksumBytes
  new DataView(file.buffer).setUint32(end, checksum(file.subarray(0, end)))
  return file
}

/**
 * Returns the payload of a file.
 * @throws {SearchFileError} when it is of another kind or format, or not whole
 */
export function openFile(kind: FileKind, file: Uint8Array): Uint8Array {
  const letters = String.fromCharCode(...file.subarray(0, kind.length))
  if (letters !== kind || file.length < headBytes + checksumBytes)
    throw new SearchFileError(`the file is no ${kind}`)
  const format = file[kind.length]
  if (format !== searchFormat) {
    throw otherFormat(format)
  }
  const end = file.length - checksumBytes
  const sum = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(end)
  if (sum !== checksum(file.subarray(0, end))) throw new SearchFileError(`the ${kind} is damaged or cut`)
  return file.subarray(headBytes, end)
}

/**
 * FNV-1a of 32 bits, four bytes at a time: this runs over all of a list before its first result. Every change of one
 * word changes it. Words are little-endian, as on every machine that has a browser.
 */
function checksum(bytes: Uint8Array): number {
  // A view of words starts at a multiple of four, as a download does.
  const from = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const words = new Uint32Array(from.buffer, from.byteOffset, Math.floor(from.length / 4))
  let sum = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193)
  for (let at = words.length * 4; at < from.length; at += 1)
    sum = Math.imul(sum ^ (from[at] ?? 0), 0x01000193)
  return sum >>> 0
}
