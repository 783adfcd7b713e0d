import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'

/** The bounds of one download. */
export type DownloadLimits = Readonly<{
  bytes: number
  /** Milliseconds for all of it, redirects included. */
  patience: number
  redirects: number
}>

/** How an address is asked. */
export type DownloadRequest = Readonly<{
  headers: Readonly<Record<string, string>>
  /** Posted; without it the address is only read. */
  body?: string
  /** Why an address may not be asked, as one clause: the first one, and that of each redirect. */
  refusalOf: (url: URL) => string | undefined
  /** Resolves a name to the IP addresses that may be asked; absent for all. */
  lookupOf?: (url: URL) => LookupFunction | undefined
}>

/** What an address gave; `unchanged` only answers a header that asks for it. `why` is one clause. */
export type Download =
  | Readonly<{ kind: 'bytes'; bytes: Buffer; etag?: string; lastModified?: string }>
  | Readonly<{ kind: 'unchanged' }>
  | Readonly<{ kind: 'failed'; why: string }>

/** Downloads what is at an address, within limits. */
export async function download(
  address: URL,
  request: DownloadRequest,
  limits: DownloadLimits,
): Promise<Download> {
  const signal = AbortSignal.timeout(limits.patience)
  try {
    return await follow(address, request, limits, signal)
  } catch (error) {
    if (signal.aborted) return failed(`it took more than ${limits.patience / 1000} s`)
    return failed(`the connection failed (${error instanceof Error ? error.message : String(error)})`)
  }
}

async function follow(
  first: URL,
  request: DownloadRequest,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<Download> {
  let url = first
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const refusal = request.refusalOf(url)
    if (refusal !== undefined) return failed(hop === 0 ? refusal : `it redirects to ${url.host}: ${refusal}`)
    const response = await ask(url, request, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readBody(response, limits.bytes)
    response.destroy()
    if (statusCode === 304 && isConditional(request)) return { kind: 'unchanged' }
    const next = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', url) : null
    if (next === null) return failed(`it answered ${statusCode}`)
    url = next
  }
  return failed(`it redirects more than ${limits.redirects} times`)
}

function isConditional({ headers }: DownloadRequest): boolean {
  return 'if-none-match' in headers || 'if-modified-since' in headers
}

async function ask(
  url: URL,
  { headers, body, lookupOf }: DownloadRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup = lookupOf?.(url)
  const method = body === undefined ? 'GET' : 'POST'
  const options = { method, headers, signal, ...(lookup === undefined ? {} : { lookup }) }
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestSecure : requestPlain
    start(url, options, resolve).on('error', reject).end(body)
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

function validatorsOf(headers: IncomingHttpHeaders): Readonly<{ etag?: string; lastModified?: string }> {
  return { etag: headers.etag, lastModified: headers['last-modified'] }
}

function failed(why: string): Download {
  return { kind: 'failed', why }
}
