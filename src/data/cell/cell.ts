import * as v from 'valibot'
import { collapseSpaces } from '#text/collapse-spaces.ts'
import { removeControls } from '#text/remove-controls.ts'
import { restoreLetters } from '#text/restore-letters.ts'

/** A value of a record as a CRM delivers it: numbers and booleans may be text, anything may be missing. */
export const cell = v.nullish(v.union([v.string(), v.number(), v.boolean()]))

/** A value of a record before it is understood. */
export type Cell = v.InferOutput<typeof cell>

/** The result of reading a cell: empty, a value, or a value of the wrong kind. */
export type Parsed<T> =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'value'; value: T }>
  | Readonly<{ kind: 'invalid' }>

export const empty = { kind: 'empty' } as const
export const invalid = { kind: 'invalid' } as const

/** Returns a successfully parsed value. */
export function parsed<T>(value: T): Parsed<T> {
  return { kind: 'value', value }
}

const emptyWords = new Set(['', '-', '--', 'none', 'null'])

/** Returns the value of a cell; undefined for `""`, `"-"`, `"None"`. Callers decide whether a 0 means empty. */
export function cellValue(value: Cell): string | number | boolean | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' && emptyWords.has(value.trim().toLowerCase()) ? undefined : value
}

/** Returns the text of a cell with single spaces and trimmed; undefined when the cell is empty. */
export function cellText(value: Cell): string | undefined {
  const said = cellValue(value)
  return said === undefined ? undefined : collapseSpaces(removeControls(restoreLetters(String(said))))
}
