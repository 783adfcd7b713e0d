import { createSearchData } from '#search/search-data.ts'

/** The site's search files, loaded once for all islands of a personal page. */
export const keptData = createSearchData()
