import { noSuchFact } from '#search/files/list-files.ts'
import type { ListingFacts } from '#search/loading/search-data.ts'

/** A feature with its value for each compared property, undefined where unknown, `noSuchFact` where it has none. */
export type CompareRow = Readonly<{
  label: string
  values: readonly (string | undefined)[]
  /** Whether the properties differ in it; false for a single property. */
  differs: boolean
}>

/** Features under a heading. */
export type CompareGroup = Readonly<{ title: string; rows: readonly CompareRow[] }>

/** Returns the features that at least one of the properties has, in groups, both in order of first appearance. */
export function compareGroups(listings: readonly ListingFacts[]): readonly CompareGroup[] {
  const titles = new Set(listings.flatMap((groups) => groups.map(({ title }) => title)))
  return [...titles]
    .map((title) => ({ title, rows: rowsOf(listings, title) }))
    .filter(({ rows }) => rows.length > 0)
}

function rowsOf(listings: readonly ListingFacts[], wanted: string): readonly CompareRow[] {
  const known = listings.map((groups) => groups.find(({ title }) => title === wanted)?.facts)
  const labels = new Set(
    known.flatMap((facts) =>
      [...(facts ?? [])].flatMap(([label, value]) => (value === noSuchFact ? [] : label)),
    ),
  )
  return [...labels].map((label) => {
    const values = known.map((facts) => facts?.get(label))
    return { label, values, differs: new Set(values).size > 1 }
  })
}
