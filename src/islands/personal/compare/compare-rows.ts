/** A feature by which properties are compared, one value for each in the same order; undefined is not known. */
export type CompareRow = Readonly<{
  label: string
  values: readonly (string | undefined)[]
  /** Whether the properties differ in it; one alone never does. */
  differs: boolean
}>

/** What is known of one property: values by their labels. */
export type KnownFacts = ReadonlyMap<string, string>

/** Returns the features that at least one of the properties has, in the order in which they come up. */
export function compareRows(listings: readonly KnownFacts[]): readonly CompareRow[] {
  const labels = new Set(listings.flatMap((facts) => [...facts.keys()]))
  return [...labels].map((label) => {
    const values = listings.map((facts) => facts.get(label))
    return { label, values, differs: new Set(values).size > 1 }
  })
}
