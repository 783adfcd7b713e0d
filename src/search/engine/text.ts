import { foldWords } from '#text/fold.ts'

/** Stands in the text of a row between its names, in which parts of words are looked for, and the words that begin with what is. */
const saidMark = '\n'

/**
 * Returns the text that a row is found by.
 * @param names title, address, reference: folded by `foldWords`
 * @param said words of its description, each once
 */
export function rowText(names: string, said: Iterable<string>): string {
  return [names + saidMark, ...said].join(' ')
}

/**
 * Returns a mask of the texts that hold every word of a query. A query without letters or digits is in all of them.
 * @param texts of {@link rowText}
 * @example rowsWithText(['berlare dorp 1', 'gent'], 'Bérl') // 1, 0
 */
export function rowsWithText(texts: readonly string[], query: string): Uint8Array {
  const words = wordsOf(query)
  const rows = new Uint8Array(texts.length).fill(1)
  for (const word of words) {
    for (let row = 0; row < rows.length; row++) {
      if (rows[row] === 1 && !hasWord(texts[row] ?? '', word)) rows[row] = 0
    }
  }
  return rows
}

/** Whether a text has every word of a query among its names. */
export function isInNames(text: string, query: string): boolean {
  const names = namesOf(text)
  return wordsOf(query).every((word) => names.includes(word))
}

function hasWord(text: string, word: string): boolean {
  const names = namesOf(text)
  return names.includes(word) || text.includes(` ${word}`, names.length)
}

function namesOf(text: string): string {
  const end = text.indexOf(saidMark)
  return end === -1 ? text : text.slice(0, end)
}

/** Returns the words of a query, the longest first: it rejects most texts. */
function wordsOf(query: string): readonly string[] {
  return foldWords(query)
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
}
