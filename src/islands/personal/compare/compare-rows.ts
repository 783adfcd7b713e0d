/** A feature with its value for each compared property, undefined where unknown. */
export type CompareRow = Readonly<{
  label: string
  values: readonly (string | undefined)[]
  /** Whether the properties differ in it; false for a single property. */
  differs: boolean
}>

/** The known facts of one property: values by label. */
export type KnownFacts = ReadonlyMap<string, string>

/** Returns the features that at least one of the properties has, in order of first appearance. */
export function compareRows(listings: readonly KnownFacts[]): readonly CompareRow[] {
  const labels = new Set(listings.flatMap((facts) => [...facts.keys()]))
  return [...labels].map((label) => {
    const values = listings.map((facts) => facts.get(label))
    return { label, values, differs: new Set(values).size > 1 }
  })
}
