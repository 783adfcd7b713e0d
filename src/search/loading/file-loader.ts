import { fetchFile, FileGoneError } from './fetch-file.ts'
import { expectNamed } from '#search/files/file-name.ts'
import type { ListFiles, SearchManifest } from '#search/files/list-files.ts'
import { isManifest } from './manifest.ts'
import { SearchDataError } from './search-data-error.ts'

type LoaderOptions = Readonly<{
  base: string
  fetcher: typeof fetch
  /** Called when everything that was loaded of a list is of an earlier build. */
  forget: (section: string) => void
}>

type Decode<Content> = (file: Uint8Array) => Content | Promise<Content>

/** Loads and decodes files of a list. */
export type FileLoader = Readonly<{
  /** Loads a file that the manifest names. */
  load: <Content>(
    section: string,
    nameOf: (files: ListFiles) => string | undefined,
    decode: Decode<Content>,
  ) => Promise<Content>
  /** Loads a file that another file of the list names: when it is gone, that one is out of date too. */
  loadNamed: <Content>(section: string, name: string | undefined, decode: Decode<Content>) => Promise<Content>
}>

/** Returns a loader that reads the manifest once, and once more when a file that it names is gone. */
export function createFileLoader({ base, fetcher, forget }: LoaderOptions): FileLoader {
  /** The mark of each list's rows when its first file was loaded. */
  const loadedRows = new Map<string, string>()
  let manifest: Promise<SearchManifest> | undefined

  const readManifest = (): Promise<SearchManifest> => {
    if (manifest !== undefined) return manifest
    const reading = fetchManifest(`${base}manifest.json`, fetcher)
    manifest = reading
    reading.catch(() => dropManifest(reading))
    return reading
  }
  const dropManifest = (read: Promise<SearchManifest> | undefined): void => {
    if (manifest === read) manifest = undefined
  }
  const outOfDate = (section: string): SearchDataError => {
    forget(section)
    return new SearchDataError('stale', `the list '${section}' has changed since it was loaded`)
  }
  const expectSameRows = (section: string, { rows }: ListFiles): void => {
    const before = loadedRows.get(section) ?? rows
    loadedRows.set(section, rows)
    if (before !== rows) throw outOfDate(section)
  }
  const fetchNamed = <Content>(name: string, decode: Decode<Content>): Promise<Content> =>
    fetchFile(fetcher, `${base}files/${name}`, {}, async (response) => {
      const file = new Uint8Array(await response.arrayBuffer())
      // Both at once; nothing is returned before the file is known to be whole.
      const [content] = await Promise.all([decode(file), expectNamed(name, file)])
      return content
    })

  return {
    load: async (section, nameOf, decode) => {
      const loadBy = async (read: Promise<SearchManifest>) => {
        const files = (await read).files[section]
        const name = files === undefined ? undefined : nameOf(files)
        if (files === undefined || name === undefined) {
          throw new SearchDataError('stale', `there are no such files of the list '${section}'`)
        }
        const content = await fetchNamed(name, decode)
        expectSameRows(section, files)
        return content
      }
      const first = readManifest()
      try {
        return await loadBy(first)
      } catch (error) {
        if (!(error instanceof FileGoneError)) throw error
      }
      dropManifest(first)
      try {
        return await loadBy(readManifest())
      } catch (cause) {
        if (cause instanceof SearchDataError) throw cause
        throw new SearchDataError('unreachable', `a file of the list '${section}' is missing`, { cause })
      }
    },
    loadNamed: async (section, name, decode) => {
      if (name === undefined) throw outOfDate(section)
      try {
        return await fetchNamed(name, decode)
      } catch (error) {
        if (!(error instanceof FileGoneError)) throw error
        dropManifest(manifest)
        throw outOfDate(section)
      }
    },
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
