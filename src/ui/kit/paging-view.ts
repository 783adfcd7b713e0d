import type { PagingStep, PagingView } from './Paging.tsx'

/** The messages of the paging. */
export type PagingWords = Readonly<{
  label: string
  summary: string
  page: (page: number) => string
  previous: string
  next: string
}>

/**
 * Returns the paging of a list: the first, the last and the current page with its neighbours; undefined for one page.
 */
export function pagingView(
  { page, pages }: Readonly<{ page: number; pages: number }>,
  hrefOfPage: (page: number) => string,
  words: PagingWords,
): PagingView | undefined {
  if (pages < 2) return undefined
  return {
    label: words.label,
    summary: words.summary,
    steps: shownPages(page, pages).flatMap((number, index, shown) => {
      const before = shown[index - 1]
      const step: PagingStep = {
        kind: 'page',
        number: String(number),
        href: hrefOfPage(number),
        words: words.page(number),
        isCurrent: number === page,
      }
      const isGap = before !== undefined && number > before + 1
      return isGap ? [{ kind: 'gap', after: String(before) } as const, step] : [step]
    }),
    previous: page > 1 ? { href: hrefOfPage(page - 1), words: words.previous } : undefined,
    next: page < pages ? { href: hrefOfPage(page + 1), words: words.next } : undefined,
  }
}

/**
 * Returns the numbers of the linked pages. A gap of one page is filled, since "…" is as wide.
 * @example shownPages(6, 12) // [1, 5, 6, 7, 12]
 */
export function shownPages(page: number, pages: number): readonly number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  if (page <= 4) [2, 3].forEach((number) => wanted.add(number))
  if (page >= pages - 3) [pages - 2, pages - 1].forEach((number) => wanted.add(number))
  return [...wanted].filter((number) => number >= 1 && number <= pages).toSorted((one, other) => one - other)
}
