import { get as getPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'
import type { FetchedPicture } from '#data/picture/fetched-pictures.ts'
import { isLocalHost, isPictureHost } from '#data/picture/picture-hosts.ts'
import { isPublicIp, lookupPublic } from './public-lookup.ts'

/** The bounds of one download. */
export type DownloadLimits = Readonly<{
  hosts: readonly string[]
  bytes: number
  /** Milliseconds for all of it, redirects included. */
  patience: number
  redirects: number
}>

/** What an address gave. `why` is one clause. */
export type Download =
  | Readonly<{ kind: 'bytes'; bytes: Buffer; etag?: string; lastModified?: string }>
  | Readonly<{ kind: 'unchanged' }>
  | Readonly<{ kind: 'failed'; why: string }>

/** Downloads a picture, unless it is still the version that is known; every redirect must lead to a listed host. */
export async function downloadPicture(
  address: string,
  known: Pick<FetchedPicture, 'etag' | 'lastModified'>,
  limits: DownloadLimits,
): Promise<Download> {
  const signal = AbortSignal.timeout(limits.patience)
  try {
    return await follow(new URL(address), known, limits, signal)
  } catch (error) {
    if (signal.aborted) return failed(`it took more than ${limits.patience / 1000} s`)
    return failed(`the connection failed (${error instanceof Error ? error.message : String(error)})`)
  }
}

async function follow(
  first: URL,
  known: Pick<FetchedPicture, 'etag' | 'lastModified'>,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<Download> {
  let url = first
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const refusal = refusalOf(url, limits.hosts)
    if (refusal !== undefined) return failed(hop === 0 ? refusal : `it redirects to ${url.host}: ${refusal}`)
    const response = await request(url, known, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readBody(response, limits.bytes)
    response.destroy()
    const isKnown = known.etag !== undefined || known.lastModified !== undefined
    if (statusCode === 304 && isKnown) return { kind: 'unchanged' }
    const next = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', url) : null
    if (next === null) return failed(`it answered ${statusCode}`)
    url = next
  }
  return failed(`it redirects more than ${limits.redirects} times`)
}

function refusalOf(url: URL, hosts: readonly string[]): string | undefined {
  if (!isPictureHost(url, hosts)) return 'its host is not in pictureHosts of site.json, or it is not https'
  const ip = url.hostname.replaceAll(/[[\]]/g, '')
  return isIP(ip) !== 0 && !isPublicIp(ip) ? 'its host is in a private network' : undefined
}

async function request(
  url: URL,
  { etag, lastModified }: Pick<FetchedPicture, 'etag' | 'lastModified'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    accept: 'image/*',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  }
  const options = { headers, signal, ...(isLocalHost(url) ? {} : { lookup: lookupPublic }) }
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain
    get(url, options, resolve).on('error', reject)
  })
}

/** Reads no more than the limit, whatever length the server announced. */
async function readBody(response: IncomingMessage, most: number): Promise<Download> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > most) return failed(`it has more than ${Math.floor(most / 1_000_000)} MB`)
    chunks.push(chunk)
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks), ...validatorsOf(response.headers) }
}

function validatorsOf(headers: IncomingHttpHeaders): Pick<FetchedPicture, 'etag' | 'lastModified'> {
  return { etag: headers.etag, lastModified: headers['last-modified'] }
}

function failed(why: string): Download {
  return { kind: 'failed', why }
}
