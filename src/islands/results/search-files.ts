import { createSearchData } from '#search/loading/search-data.ts'
import type { LiveWords } from './live-words.ts'

/** The site's search files; all islands of a page share them, so that none is loaded twice. */
export const searchFiles = createSearchData<LiveWords>()
