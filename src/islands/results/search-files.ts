import { createSearchData } from '#search/loading/search-data.ts'

/** The site's search files; all islands of a page share them, so that none is loaded twice. */
export const searchFiles = createSearchData()
