/** The page that shows a field: of a home for sale, to let, against a life annuity, of a project or a unit. */
export type FullPage = 'sale' | 'rent' | 'life' | 'project' | 'unit'

/** A value of a field, with what a page says of it, or why none says anything. */
export type Filled = Readonly<{ value: unknown } & ({ says: string; on: FullPage } | { unseen: string })>

/** Returns a field that a page shows. */
export function shown(value: unknown, says: string, on: FullPage = 'sale'): Filled {
  return { value, says, on }
}

/** Returns a field that no page shows, and why. */
export function hidden(value: unknown, unseen: string): Filled {
  return { value, unseen }
}

/** Returns the record that has every field of a table. */
export function recordOf(fields: Readonly<Record<string, Filled>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}
