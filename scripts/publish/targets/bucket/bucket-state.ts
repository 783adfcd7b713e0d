import type { Releases } from '../releases.ts'
import type { Bucket } from './bucket.ts'
import type { SiteHashes } from './site-objects.ts'

/** What is in the bucket. Written before and after each change, so that one that was killed is known. */
export type BucketState = Releases &
  Readonly<{
    /** Every file that may be live, with its hash, or what is not known about it. */
    files: SiteHashes
    /** The release that is being made live; left by a publication that was killed. */
    switchingTo?: string
    /** When the site lost a file that stays for a while, in milliseconds since 1970. */
    lostAt: Readonly<Record<string, number>>
    /** Releases whose content may be there, without being whole. */
    unfinished: readonly string[]
  }>

/** No site has files there. */
const dir = '_releases'
const stateKey = `${dir}/state.json`
const headers = { type: 'application/json; charset=utf-8', caching: 'no-store' }

/** Returns the key of a content, by its hash. */
export function contentKey(hash: string): string {
  return `${dir}/content/${hash}`
}

/** Returns what is in a bucket; nothing in a new one. */
export async function readState(bucket: Bucket): Promise<BucketState> {
  const text = await bucket.read(stateKey)
  return text === undefined
    ? { all: [], takenBack: [], files: {}, lostAt: {}, unfinished: [] }
    : (parse(stateKey, text) as BucketState)
}

export function saveState(bucket: Bucket, state: BucketState): Promise<void> {
  return bucket.write(stateKey, JSON.stringify(state), headers)
}

/** Returns the files of a release; none for one that is not there. */
export async function readRelease(bucket: Bucket, name: string): Promise<SiteHashes> {
  const key = releaseKey(name)
  return parse(key, (await bucket.read(key)) ?? '{}') as SiteHashes
}

/** Returns the hashes of what some releases consist of. */
export async function readContents(bucket: Bucket, releases: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const name of releases)
    for (const hash of Object.values(await readRelease(bucket, name))) found.add(hash)
  return found
}

export function saveRelease(bucket: Bucket, name: string, files: SiteHashes): Promise<void> {
  return bucket.write(releaseKey(name), JSON.stringify(files), headers)
}

export function removeRelease(bucket: Bucket, name: string): Promise<void> {
  return bucket.remove(releaseKey(name))
}

function releaseKey(name: string): string {
  return `${dir}/${name}.json`
}

function parse(key: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const remedy = 'Restore an earlier version of it, or remove the folder _releases and publish anew.'
    throw new Error(`${key} in the bucket is no JSON (${text.length} characters). ${remedy}`, {
      cause: error,
    })
  }
}
