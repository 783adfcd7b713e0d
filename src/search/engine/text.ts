import { foldWords } from '#text/fold.ts'

/**
 * Returns a mask of the texts that hold every word of a query, anywhere in them. A query without letters or digits is
 * in all of them.
 * @param texts folded by `foldWords`
 * @example rowsWithText(['berlare dorp 1', 'gent'], 'Bérl') // 1, 0
 */
export function rowsWithText(texts: readonly string[], query: string): Uint8Array {
  // The longest word first: it rejects most texts.
  const words = foldWords(query)
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
  const rows = new Uint8Array(texts.length).fill(1)
  for (const word of words) {
    for (let row = 0; row < rows.length; row++) {
      if (rows[row] === 1 && texts[row]?.includes(word) !== true) rows[row] = 0
    }
  }
  return rows
}
