/** A built page and its group, such as kind and language. */
export type GroupedPage = Readonly<{ group: string; html: string }>

/** Elements, class lists and attribute names: the markup of a page without its text. */
const marks = /<[a-z][\w-]*|\sclass="[^"]*"|\s[a-z][\w-]*(?==")/g

/**
 * Returns a function that is called with one page after the other, and returns true for each page whose markup is new
 * in its group. The chosen pages together contain all markup of all pages.
 */
export function createPageChooser(): (page: GroupedPage) => boolean {
  const seen = new Map<string, Set<string>>()
  return ({ group, html }) => {
    const known = seen.get(group) ?? new Set()
    seen.set(group, known)
    const before = known.size
    for (const [mark] of html.matchAll(marks)) known.add(mark)
    return known.size > before
  }
}
