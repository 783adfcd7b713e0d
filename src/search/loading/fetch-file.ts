import { SearchDataError } from './search-data-error.ts'
import { SearchFileError } from '#search/files/search-file.ts'

/** The host no longer has a file: the site was rebuilt since its name was read. */
export class FileGoneError extends Error {
  override name = 'FileGoneError'
}

/**
 * Fetches a file and decodes it.
 * @throws {FileGoneError} when the host does not have it
 * @throws {SearchDataError} when there is no connection, or the answer is not the file
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
