import { createHash } from 'node:crypto'

const highestId = 2_147_483_647

/**
 * Returns the ID of a listing: its own where that is a number, valid or not, otherwise one that always belongs to the same
 * reference. Two references with one ID, which is improbable, are reported as an ID that is used twice.
 * @example toRecordId('A-204') // 1231234567
 */
export function toRecordId(reference: unknown): unknown {
  const text = typeof reference === 'string' ? reference.trim() : reference
  if (typeof text !== 'string' || text === '' || /^-?\d{1,9}$/.test(text)) return text
  const hash = createHash('sha256').update(text).digest().readUInt32BE()
  return (hash % highestId) + 1
}
