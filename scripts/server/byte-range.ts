/** The first and the last byte that are asked for, counted from 0. */
export type ByteRange = Readonly<{ first: number; last: number }>

/**
 * Returns the one range that a `Range` header asks of a file of so many bytes: undefined for the whole file, also
 * where several ranges are asked for, and 'outside' where there is nothing of it.
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
