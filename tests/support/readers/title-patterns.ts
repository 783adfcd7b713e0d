/** A title, and the names in it that make it no pattern: its type, its town. */
export type NamedTitle = Readonly<{ title: string; names: readonly string[] }>

/** A pattern and the part of all titles that it makes up. */
export type PatternShare = Readonly<{ pattern: string; share: number }>

/** Returns the patterns of titles, the commonest first: what is left without figures and names. */
export function titlePatterns(titles: readonly NamedTitle[]): readonly PatternShare[] {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const pattern = patternOf(title)
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  return [...counts]
    .map(([pattern, count]) => ({ pattern, share: count / titles.length }))
    .toSorted((a, b) => b.share - a.share)
}

function patternOf({ title, names }: NamedTitle): string {
  let pattern = title.toLowerCase()
  for (const name of names) pattern = pattern.replaceAll(name.toLowerCase(), '…')
  return pattern.replaceAll(/\d[\d.,\s]*/g, '# ')
}
