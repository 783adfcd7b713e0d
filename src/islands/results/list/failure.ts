import { SearchDataError } from '#search/loading/search-data.ts'

/** Why a list's files are missing. */
export type Failure = SearchDataError['reason']

/** Returns why files could not be loaded. */
export function failureOf(error: unknown): Failure {
  return error instanceof SearchDataError ? error.reason : 'unreachable'
}
