/** Returns the one of some keys that is most like a given one; undefined when there are none. */
export function nearestOf(key: string, keys: Iterable<string>): string | undefined {
  const ranked = [...keys].map((each) => ({ each, distance: editDistance(key, each) }))
  return ranked.toSorted((one, other) => one.distance - other.distance)[0]?.each
}

/** Returns the number of letters to add, remove or replace (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, another] of [...other].entries()) {
      const [replaced = 0, removed = 0, added = 0] = [row[index], row[index + 1], next[index]]
      next.push(Math.min(removed + 1, added + 1, replaced + (letter === another ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
