import { SearchDataError } from './search-data-error.ts'
import { SearchFileError } from '#search/files/search-file.ts'

/** Says that a host has a file no more: the site was built anew since its name was read. */
export class FileGoneError extends Error {
  override name = 'FileGoneError'
}

/**
 * Fetches a file and decodes it.
 * @throws {FileGoneError} when the host does not have it
 * @throws {SearchDataError} when there is no connection, or what came is not the file
 */
export async function fetchFile<Content>(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  decode: (response: Response) => Promise<Content>,
): Promise<Content> {
  try {
    const response = await fetcher(url, init)
    if (response.status === 404 || response.status === 410) throw new FileGoneError(url)
    if (!response.ok) throw new SearchDataError('unreachable', `${url} answers ${response.status}`)
    return await decode(response)
  } catch (cause) {
    if (cause instanceof FileGoneError || cause instanceof SearchDataError) throw cause
    const isStale = cause instanceof SearchFileError && cause.isOtherFormat
    throw new SearchDataError(isStale ? 'stale' : 'unreachable', `${url} cannot be read`, { cause })
  }
}
