import * as v from 'valibot'
import { removeControls } from '#text/remove-controls.ts'

/** A value of a record as a CRM delivers it: numbers and booleans may be text, anything may be missing. */
export const cell = v.nullish(v.union([v.string(), v.number(), v.boolean()]))

/** A value of a record before it is understood. */
export type Cell = v.InferOutput<typeof cell>

/** What became of reading a cell: nothing in it, a value, or something else than was expected. */
export type Parsed<T> =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'value'; value: T }>
  | Readonly<{ kind: 'invalid' }>

export const empty = { kind: 'empty' } as const
export const invalid = { kind: 'invalid' } as const

/** Returns a parsed value. */
export function parsed<T>(value: T): Parsed<T> {
  return { kind: 'value', value }
}

const emptyWords = new Set(['', '-', '--', 'none', 'null'])

/** Returns what a cell says; undefined for `""`, `"-"`, `"None"`. A 0 is left to who knows what it counts. */
export function cellValue(value: Cell): string | number | boolean | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' && emptyWords.has(value.trim().toLowerCase()) ? undefined : value
}

/** Returns the text of a cell without white space around or doubled inside it; undefined when it says nothing. */
export function cellText(value: Cell): string | undefined {
  const said = cellValue(value)
  return said === undefined ? undefined : removeControls(String(said)).replace(/\s+/g, ' ').trim()
}
