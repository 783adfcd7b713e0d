import type { ListFacts } from './card-file.ts'
import { formatLines, parseLines, parseRow } from './line-file.ts'

/** What goes into a file of facts: one value for each label, for each listing. */
export type FactFile = Readonly<{
  labels: readonly string[]
  listings: readonly Readonly<{ id: number; values: readonly (string | undefined)[] }>[]
}>

type Head = Readonly<{ labels: readonly string[]; ids: readonly number[] }>

/** Returns the facts of a list in one language as text: JSON, a listing a line; '' is a value that is not known. */
export function encodeFacts({ labels, listings }: FactFile): string {
  const rows = listings.map(({ values }) => labels.map((_, at) => values[at] ?? ''))
  return formatLines({ labels, ids: listings.map(({ id }) => id) }, { rows })
}

/**
 * Returns the facts that a file's text holds; a listing is parsed when it is asked for.
 * @throws {SearchFileError} when the text is none, was cut, or is of another format
 */
export function decodeFacts(text: string): ListFacts {
  const { head, rows } = parseLines<Head>(text)
  const [lines = []] = rows
  return {
    labels: head.labels,
    rows: (id) => {
      const line = lines[head.ids.indexOf(id)]
      return line === undefined ? [] : parseRow<readonly string[]>(line).map((value) => value || undefined)
    },
  }
}
