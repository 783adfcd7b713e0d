import { freeParts, type Reader } from './reader.ts'

const wished = ['type', 'kind', 'flag', 'unit', 'plot', 'living', 'goal', 'label'] as const

/** Whether a part is something that a home has or is. */
function isWished(reader: Reader, at: number): boolean {
  return reader.has(at, ...wished) || reader.parts[at]?.place?.kind === 'town'
}

/** What a visitor does not want is not understood, with the word that says so: never its opposite. */
export function readNegations(reader: Reader): void {
  for (const at of freeParts(reader)) {
    if (!reader.isFree(at)) continue
    if (reader.has(at, 'notBefore')) reader.reject(isWished(reader, at - 1) ? at - 1 : at, at)
    else if (reader.has(at, 'not')) reader.reject(at, endOf(reader, at))
  }
}

function endOf(reader: Reader, at: number): number {
  const { parts, has, beside } = reader
  const first = beside(at, 1)
  if (first >= parts.length) return at
  // A number belongs to what it counts.
  let end =
    parts[first]?.number === undefined && !has(first, 'number')
      ? first
      : Math.min(first + 1, parts.length - 1)
  for (;;) {
    const link = beside(end, 1)
    const next = beside(link, 1)
    if (!has(link, 'or', 'and', 'not') || !isWished(reader, next)) return end
    end = next
  }
}
