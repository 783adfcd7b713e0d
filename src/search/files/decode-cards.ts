import type { ListCards } from './card-file.ts'
import { lazy } from './lazy.ts'
import { parseLines, parseRow } from './line-file.ts'
import { type CardFileHead, loadCard, type StoredCard } from './stored-card.ts'

/**
 * Returns the cards that a file's text holds; each is parsed when it is asked for.
 * @throws {SearchFileError} when the text is none, was cut, or is of another format
 */
export function decodeCards(text: string): ListCards {
  const { head, rows } = parseLines<CardFileHead>(text)
  const { ids, common, ...names } = head
  const [lines = [], texts = []] = rows
  const rowOf = lazy(() => new Map(ids.map((id, row) => [id, row])))
  const searchTexts = lazy(() => parseRow<readonly string[]>(`[${texts.join('')}]`))
  return {
    ids,
    ...names,
    card: (row) => {
      const line = lines[row]
      const id = ids[row]
      if (line === undefined || id === undefined) throw new RangeError(`the list has no row ${row}`)
      return loadCard(parseRow<StoredCard>(line), id, common)
    },
    rowOf: (id) => rowOf().get(id),
    get searchTexts() {
      return searchTexts()
    },
  }
}
