/** A built page and the group that it stands for, such as its kind and language. */
export type GroupedPage = Readonly<{ group: string; html: string }>

/** Elements, class lists and attribute names: the markup of a page without its words. */
const marks = /<[a-z][\w-]*|\sclass="[^"]*"|\s[a-z][\w-]*(?==")/g

/**
 * Returns a chooser that is given one page after the other, and returns true for each page with markup that no earlier
 * page of its group had. The chosen pages together have all markup of all pages.
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
