import { lookup } from 'node:dns'
import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import ipaddr from 'ipaddr.js'
import type { FeedProblem } from '#service/kit/database/calendar-tables.ts'

const mostBytes = 5 * 1024 * 1024
const mostRedirects = 3
const tenSeconds = 10_000

/** What a server said about the version that it sent, which it is asked about the next time. */
export type Version = Readonly<{ etag: string | null; lastModified: string | null }>

/** A calendar of another server: its text, or that it is as it was. */
export type FetchedCalendar = Readonly<{ text: string; version: Version }> | 'unchanged'

/** A calendar that could not be fetched; `problem` says why. */
export class FetchError extends Error {
  readonly problem: FeedProblem
  constructor(problem: FeedProblem, message: string = problem) {
    super(message)
    this.problem = problem
  }
}

/** Whether the service may ask an address of a network: tests allow their own computer. */
export type AllowsAddress = (address: string) => boolean

/** Whether an address is of the internet, and of no network of one's own. @example isPublic('::ffff:10.0.0.1') // false */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  if (known.range() !== 'unicast') return false
  // Of IPv6 the internet is 2000::/3; in the rest are addresses of IPv4 in other words.
  return !(known instanceof ipaddr.IPv6) || known.match(ipaddr.IPv6.parseCIDR('2000::/3'))
}

/** Returns the address of a calendar as it is asked for; undefined for one of another kind than http, https and webcal. */
export function calendarUrl(text: string): URL | undefined {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'))
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  return url
}

/**
 * Fetches a calendar: at most 5 MB in ten seconds, over three redirects. Names are looked up once, for the connection that is
 * made: no server leads to the network of the service.
 * @throws {FetchError} when there is none
 */
export async function fetchCalendar(
  address: string,
  known: Version,
  { allows = isPublic, timeout = tenSeconds }: Readonly<{ allows?: AllowsAddress; timeout?: number }> = {},
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(timeout)
  try {
    let url = calendarUrl(address)
    for (let hop = 0; hop <= mostRedirects && url !== undefined; hop++) {
      const response = await ask(url, known, { allows, signal })
      const { statusCode: status = 0, headers } = response
      if (status === 200) {
        const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
        return { text: await readText(response), version }
      }
      response.destroy()
      if (status === 304) return 'unchanged'
      if (status < 300 || status > 399 || headers.location === undefined)
        throw new FetchError('status', String(status))
      url = URL.canParse(headers.location, url) ? calendarUrl(new URL(headers.location, url).href) : undefined
    }
    throw new FetchError(url === undefined ? 'refused' : 'status', 'no address, or too many')
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError(signal.aborted ? 'tooSlow' : 'unreachable', String(error))
  }
}

type Asking = Readonly<{ allows: AllowsAddress; signal: AbortSignal }>

async function ask(
  url: URL,
  { etag, lastModified }: Version,
  { allows, signal }: Asking,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allows(host)) throw new FetchError('refused', `${host} is no public address`)
  const headers = {
    accept: 'text/calendar',
    'accept-encoding': 'gzip, deflate, br',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return await new Promise((resolve, reject) => {
    // A connection of its own: one that is kept was looked up for another.
    const options = { headers, signal, agent: false, lookup: lookUpPublic(allows) }
    const request: ClientRequest = get(url, options, resolve)
    request.on('error', reject)
  })
}

/** Looks a name up for a connection, and refuses one of which any address is not allowed. */
function lookUpPublic(allows: AllowsAddress): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined)
        return callback(error ?? new Error(`${name} has no address`), '')
      const refused = addresses.find(({ address }) => !allows(address))
      if (refused !== undefined)
        return callback(new FetchError('refused', `${name} is ${refused.address}, no public address`), '')
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

/** How a calendar may be packed: some servers have it so, and ask nobody. */
const decoders: Readonly<Record<string, () => Duplex>> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  const coding = response.headers['content-encoding'] ?? 'identity'
  const decoder = decoders[coding.toLowerCase()]
  if (decoder === undefined) throw new FetchError('unreachable', `sent as ${coding}`)
  await pipeline(response, decoder(), async (decoded) => {
    for await (const part of decoded as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostBytes) throw new FetchError('tooLarge')
      parts.push(part)
    }
  })
  return new TextDecoder().decode(Buffer.concat(parts))
}
