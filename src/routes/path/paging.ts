/** Listings per page of results; the invitation to subscribe by mail is the 24th tile. */
export const PAGE_SIZE = 23

/** Projects on a page of results. */
export const PROJECT_PAGE_SIZE = 24

/** Testimonials on a page: a page of long ones stays within its bytes. */
export const TESTIMONIAL_PAGE_SIZE = 12

/** Returns the number of pages of a list: at least one, which may be empty. */
export function pageCount(items: number, size: number): number {
  return Math.max(1, Math.ceil(items / size))
}

/** Returns the items of one page, counted from 1; none past the last page. */
export function pageSlice<Item>(items: readonly Item[], page: number, size: number): readonly Item[] {
  return items.slice((page - 1) * size, page * size)
}
