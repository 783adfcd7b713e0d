import { fetchFile, FileGoneError } from './fetch-file.ts'
import { expectNamed } from '#search/files/file-name.ts'
import { isManifest, type ListFiles, type SearchManifest } from './manifest.ts'
import { SearchDataError } from './search-data-error.ts'

type LoaderOptions = Readonly<{
  base: string
  fetcher: typeof fetch
  /** Called when all that was loaded of a list is of an earlier build than what there is now. */
  forget: (section: string) => void
}>

/** Loads one file of a list and decodes it. */
export type LoadFile = <Content>(
  section: string,
  nameOf: (files: ListFiles) => string | undefined,
  decode: (file: Uint8Array) => Content | Promise<Content>,
) => Promise<Content>

/** Returns a loader that reads the manifest once, and once more when a file that it names is gone. */
export function createFileLoader({ base, fetcher, forget }: LoaderOptions): LoadFile {
  /** Rows of each list as the files have them that were loaded. */
  const loadedRows = new Map<string, string>()
  let manifest: Promise<SearchManifest> | undefined

  const readManifest = (): Promise<SearchManifest> => {
    if (manifest !== undefined) return manifest
    const reading = fetchManifest(`${base}manifest.json`, fetcher)
    manifest = reading
    reading.catch(() => dropManifest(reading))
    return reading
  }
  const dropManifest = (read: Promise<SearchManifest>): void => {
    if (manifest === read) manifest = undefined
  }
  const expectSameRows = (section: string, { rows }: ListFiles): void => {
    const before = loadedRows.get(section) ?? rows
    loadedRows.set(section, rows)
    if (before === rows) return
    forget(section)
    throw new SearchDataError('stale', `the list '${section}' has changed since it was loaded`)
  }

  return async (section, nameOf, decode) => {
    const load = async (read: Promise<SearchManifest>) => {
      const files = (await read).files[section]
      const name = files === undefined ? undefined : nameOf(files)
      if (files === undefined || name === undefined) {
        throw new SearchDataError('stale', `there are no such files of the list '${section}'`)
      }
      const content = await fetchFile(fetcher, `${base}files/${name}`, {}, async (response) => {
        const file = new Uint8Array(await response.arrayBuffer())
        // Nobody has what is in it before it is known to be whole.
        const [content] = await Promise.all([decode(file), expectNamed(name, file)])
        return content
      })
      expectSameRows(section, files)
      return content
    }
    const first = readManifest()
    try {
      return await load(first)
    } catch (error) {
      if (!(error instanceof FileGoneError)) throw error
    }
    dropManifest(first)
    try {
      return await load(readManifest())
    } catch (cause) {
      if (cause instanceof SearchDataError) throw cause
      throw new SearchDataError('unreachable', `a file of the list '${section}' is missing`, { cause })
    }
  }
}

async function fetchManifest(url: string, fetcher: typeof fetch): Promise<SearchManifest> {
  try {
    return await fetchFile(fetcher, url, { cache: 'no-cache' }, async (response) => {
      const manifest: unknown = await response.json()
      if (isManifest(manifest)) return manifest
      throw new SearchDataError('stale', `${url} is of another version of the site`)
    })
  } catch (cause) {
    if (cause instanceof SearchDataError) throw cause
    throw new SearchDataError('unreachable', `${url} is missing`, { cause })
  }
}
