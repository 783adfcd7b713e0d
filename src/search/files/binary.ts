import { SearchFileError } from './search-file.ts'

/** Collects bytes; numbers are whole, from 0 to 2 ** 32 - 1. */
export type ByteWriter = Readonly<{
  /** Seven bits a byte, lowest first: small numbers take one byte. */
  number: (value: number) => void
  text: (value: string) => void
  bytes: (values: ArrayLike<number>) => void
  finish: () => Uint8Array
}>

/** Returns a writer of an empty payload. */
export function createByteWriter(): ByteWriter {
  const written: number[] = []
  const number = (value: number): void => {
    let rest = value
    while (rest >= 0x80) {
      written.push((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    written.push(rest)
  }
  const bytes = (values: ArrayLike<number>): void => {
    for (let at = 0; at < values.length; at += 1) written.push((values[at] ?? 0) & 0xff)
  }
  return {
    number,
    bytes,
    text: (value) => {
      const encoded = new TextEncoder().encode(value)
      number(encoded.length)
      bytes(encoded)
    },
    finish: () => Uint8Array.from(written),
  }
}

/** Reads what a {@link ByteWriter} wrote; everything throws a {@link SearchFileError} past the end. */
export type ByteReader = Readonly<{
  number: () => number
  text: () => string
  /** The next bytes; a view, no copy. */
  bytes: (length: number) => Uint8Array
  /** Says that nothing may be left. */
  finish: () => void
}>

/** Returns a reader of a payload. */
export function createByteReader(payload: Uint8Array): ByteReader {
  let at = 0
  const bytes = (length: number): Uint8Array => {
    if (length > payload.length - at) throw new SearchFileError('the file ends too early')
    at += length
    return payload.subarray(at - length, at)
  }
  const number = (): number => {
    let value = 0
    for (let factor = 1; factor <= 0x80 ** 4; factor *= 0x80) {
      const byte = payload[at]
      if (byte === undefined) throw new SearchFileError('the file ends too early')
      at += 1
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
    }
    throw new SearchFileError('the file holds a number that is too large')
  }
  return {
    number,
    bytes,
    text: () => new TextDecoder().decode(bytes(number())),
    finish: () => {
      if (at !== payload.length) throw new SearchFileError('the file ends too late')
    },
  }
}

/** Returns a signed number as one from 0 on, small where it is near 0: 0, -1, 1, -2 become 0, 1, 2, 3. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

/** The inverse of {@link zigzag}. */
export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}
