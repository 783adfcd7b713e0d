import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/**
 * Returns a finding for each title or description that several pages of one language share: a search engine shows these
 * to tell its results apart. Pages that it does not list, and copies of another page, do not count.
 */
export function checkTitles(pages: readonly DistPage[], baseUrl: string): readonly string[] {
  // The page at / is the home page of the site's own language.
  const listed = pages.filter(
    ({ isNoindex, canonical, path }) => !isNoindex && path !== '/' && canonical === `${baseUrl}${path}`,
  )
  return (['title', 'description'] as const).flatMap((name) => {
    const groups = Map.groupBy(listed, (page) => `${page.lang} ${page[name] ?? ''}`)
    return [...groups.values()]
      .filter((group) => group.length > 1)
      .map((group) => `${group.map(({ path }) => path).join(', ')} share their ${name}`)
  })
}
