import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Translations } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { FetchedPictures } from './fetched-pictures.ts'
import { isPictureHost, toPictureAddress } from './picture-hosts.ts'

/** Alt texts and size of a picture, as far as known. */
export type PictureDetails = Readonly<{ alt?: Translations; width?: number; height?: number }>

/** Finds pictures by the address in a record or configuration; unusable ones are logged and left out. */
export type PictureFinder = Readonly<{
  find: (url: string, details: PictureDetails, log: RecordLog, field: string) => Picture | undefined
}>

/** What `pictures.json` says of a file: its alt texts, and the file that takes its place in dark mode. */
export type SharedPicture = Readonly<{ alt?: Translations; darkUrl?: string }>

/** Allowed sources of pictures. */
export type PictureOrigins = Readonly<{
  /** Files in `pictures/`, without that prefix. */
  files: ReadonlySet<string>
  /** What is said of files that several records share, from `pictures.json`. */
  words: Readonly<Record<string, SharedPicture>>
  hosts: readonly string[]
  /** What was fetched from the hosts; without it, browsers load those pictures from there. */
  fetched?: FetchedPictures
}>

/** Creates a finder for some sources. */
export function createPictureFinder({ files, words, hosts, fetched }: PictureOrigins): PictureFinder {
  const findNight = (url: string | undefined, log: RecordLog, field: string): Pick<Picture, 'dark'> => {
    if (url === undefined) return {}
    const file = toFile(url)
    if (files.has(file)) return { dark: { kind: 'file', file } }
    log.warn(field, 'a picture whose night is not there', {
      expected: 'a file below pictures/ of the data directory, as "darkUrl" in pictures.json',
      received: url,
      remedy: 'deliver the file, or take "darkUrl" out',
    })
    return {}
  }
  return {
    find: (url, { alt = {}, width, height }, log, field) => {
      const file = toFile(url)
      if (files.has(file)) {
        const shared = words[file] ?? words[`pictures/${file}`]
        return {
          source: { kind: 'file', file },
          alt: shared?.alt ?? alt,
          ...findNight(shared?.darkUrl, log, field),
        }
      }
      const address = toPictureAddress(url)
      if (address === undefined) {
        log.warn(field, 'a picture that is not there; it is left out', {
          expected: 'a file below pictures/ of the data directory',
          received: url,
          remedy: 'deliver the file, or take it out of the record',
        })
        return undefined
      }
      if (isPictureHost(address, hosts)) {
        const { href } = address
        if (fetched === undefined) return { source: { kind: 'url', url: href, width, height }, alt }
        const known = fetched[href]
        if (known?.file !== undefined && files.has(known.file))
          return { source: { kind: 'file', file: known.file }, alt }
        log.warn(
          field,
          `a picture that was not fetched: ${known?.problem ?? 'nobody has tried'}; it is left out`,
          {
            received: href,
            remedy: 'npm run fetch-pictures',
          },
        )
        return undefined
      }
      log.warn(field, 'a picture from a host that is not configured; it is left out', {
        expected:
          hosts.length === 0 ? 'a file: pictureHosts of site.json is empty' : `https at ${hosts.join(', ')}`,
        received: url,
        remedy: 'add the host to pictureHosts of site.json',
      })
      return undefined
    },
  }
}

function toFile(url: string): string {
  return url.replace(/^\.?\//, '').replace(/^pictures\//, '')
}

/** Loads the names of the files in `pictures/` of a data directory. */
export async function loadPictureFiles(dataDir: string): Promise<ReadonlySet<string>> {
  const root = join(dataDir, 'pictures')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  )
}
