/** The first and the last requested byte, counted from 0. */
export type ByteRange = Readonly<{ first: number; last: number }>

/**
 * Returns the range in a `Range` header for a file of `size` bytes: undefined for the whole file, also when several
 * ranges are requested, and 'outside' when the range is beyond the file.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2 (read 2026-11-20)
 * @example parseRange('bytes=-5', 10) // { first: 5, last: 9 }
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'outside' : { first, last }
}
