import { createHash } from 'node:crypto'
import { highestId } from '#data/cell/parse-id-list.ts'
import { isFilled } from './left-fields.ts'

/**
 * Returns what gives each reference of an export its ID: its own where that is a number, valid or not, otherwise one that
 * always belongs to that reference. No two references get the same one: `0042` is another than `42`.
 * @example createRecordIds(['A-204', 17])('A-204') // 1231234567
 */
export function createRecordIds(references: readonly unknown[]): (reference: unknown) => unknown {
  const texts = references.map(trimmed)
  const taken = new Set(texts.filter((text) => isOwnId(text)).map(Number))
  const ids = new Map<unknown, number>()
  for (const text of [...new Set(texts)].toSorted()) {
    if (typeof text !== 'string' || isOwnId(text)) continue
    let id = hash(text)
    while (taken.has(id)) id = (id % highestId) + 1
    taken.add(id)
    ids.set(text, id)
  }
  return (reference) => ids.get(trimmed(reference)) ?? trimmed(reference)
}

function trimmed(reference: unknown): unknown {
  // A number with more digits than an ID has is a reference like any other.
  if (typeof reference === 'number' && reference > highestId) return String(reference)
  return typeof reference === 'string' ? reference.trim() : reference
}

/** Whether a reference is used as it is: a number as records have it, or nothing that could be a reference. */
function isOwnId(reference: unknown): boolean {
  if (typeof reference !== 'string' || !isFilled(reference)) return true
  return (
    /^(?:0*|-\d+)$/.test(reference) ||
    (/^[1-9]\d{0,9}(?:\.0+)?$/.test(reference) && Number(reference) <= highestId)
  )
}

function hash(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE() % highestId) + 1
}
