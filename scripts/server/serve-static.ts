import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { readFile, stat } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { precompressed } from '#scripts/build/files/compress-files.ts'
import { type HeaderRule, headersFor, usualCaching } from '#scripts/build/hosting/header-rules.ts'
import { parseHeaders } from '#scripts/build/hosting/headers-file.ts'
import { parseRedirects, type RedirectRule } from '#scripts/build/hosting/parse-redirects.ts'
import { type ByteRange, parseRange } from '#scripts/server/byte-range.ts'
import { contentTypes, isText } from '#scripts/server/content-types.ts'
import { httpLimits } from '#scripts/server/http-limits.ts'
import { makeSelfSigned } from '#scripts/server/self-signed.ts'

/** The built site that the server answers from. */
type Site = Readonly<{
  dir: string
  builtAt: number
  headers: readonly HeaderRule[]
  redirects: ReadonlyMap<string, RedirectRule>
}>

/** The common part of HTTP/1.1 and HTTP/2. */
type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type SiteResponse = Readonly<{
  headersSent: boolean
  setHeader: (name: string, value: string | number | readonly string[]) => unknown
  writeHead: (status: number, headers?: Record<string, string>) => unknown
  end: (body: string | Buffer) => unknown
}>

/** Quality 5, since files without a precompressed version are compressed on each request; a CDN would do it once. */
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = [
  { ...precompressed.brotli, now: (plain: Buffer) => promisify(brotliCompress)(plain, onTheFly) },
  { ...precompressed.gzip, now: (plain: Buffer) => promisify(gzip)(plain) },
]

/**
 * Returns a server of a built site that behaves like its hosts: `index.html` of a directory, trailing slashes,
 * `_headers` and `_redirects`, precompressed files, byte ranges, and the "not found" page of the path's language.
 * `dir` may be asked anew for each request. `service` answers below `/forms/`, `/portal/`, `/desk/` and `/preview/`; `prepare` may write a picture that is missing before it is sent.
 */
export async function createStaticServer(
  dir: string | (() => string),
  service?: RequestListener,
  prepare?: (path: string) => Promise<void>,
): Promise<Server> {
  const answer = await createAnswerer(typeof dir === 'string' ? () => dir : dir)
  return createServer(httpLimits, (request, response) => {
    const path = request.url ?? ''
    const answerFile = (): void => answer(request, response)
    if (service !== undefined && /^\/(?:forms|portal|desk|preview)\//.test(path)) service(request, response)
    else if (prepare !== undefined && path.startsWith('/pictures/'))
      prepare(path).then(answerFile, answerFile)
    else answerFile()
  })
}

/** Returns the same server over HTTP/2 and TLS, as CDNs offer it; its certificate is self-signed. */
export async function createHttp2Server(dir: string): Promise<Http2SecureServer> {
  return createSecureServer(await makeSelfSigned(), await createAnswerer(() => dir))
}

async function createAnswerer(
  dirNow: () => string,
): Promise<(request: SiteRequest, response: SiteResponse) => void> {
  let site = await readSite(dirNow())
  const answerFrom = async (request: SiteRequest, response: SiteResponse): Promise<void> => {
    const dir = dirNow()
    // The site was rebuilt: its policy has changed with its pages.
    if (site.dir !== resolve(dir) || site.builtAt !== (await timeOf(dir))) site = await readSite(dir)
    await answer(site, request, response)
  }
  return (request, response) => {
    answerFrom(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('The server failed.')
    })
  }
}

async function readSite(dir: string): Promise<Site> {
  const text = async (name: string): Promise<string> =>
    (await readFile(join(dir, name), 'utf8').catch(absentAsUndefined)) ?? ''
  return {
    dir: resolve(dir),
    builtAt: await timeOf(dir),
    headers: parseHeaders(await text('_headers')),
    redirects: parseRedirects(await text('_redirects')),
  }
}

/** Returns when the rules of a site were written, in milliseconds since 1970; 0 without rules. */
async function timeOf(dir: string): Promise<number> {
  return (await stat(join(dir, '_headers')).catch(absentAsUndefined))?.mtimeMs ?? 0
}

async function answer(site: Site, request: SiteRequest, response: SiteResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' })
    response.end('')
    return
  }
  const path = decodePath(request.url ?? '/')
  const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? ''
  if (path === undefined) return await sendNotFound(site, request, response, '/')
  const rule = site.redirects.get(path)
  const redirect = rule?.status === 410 ? undefined : rule
  // A redirect wins over the page at its path, which is for hosts without redirects.
  const file = redirect === undefined ? await findFile(site.dir, path) : undefined
  if (file !== undefined)
    return await send(site, request, response, { file, path, status: rule?.status ?? 200 })
  const target = redirect?.to ?? (await addSlash(site.dir, path))
  if (target === undefined) return await sendNotFound(site, request, response, path)
  response.writeHead(redirect?.status ?? 301, { location: `${target}${query}` })
  response.end('')
}

/** Returns the path without its query; undefined when it is badly encoded. */
function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return path.includes('\0') || !path.startsWith('/') ? undefined : path
  } catch {
    // A stranger wrote it.
    return undefined
  }
}

/** Returns the file of a path; undefined outside the site and for the hosts' rule files. */
async function findFile(dir: string, path: string): Promise<string | undefined> {
  const file = resolve(join(dir, path.endsWith('/') ? `${path}index.html` : path))
  const inside = relative(dir, file)
  if (inside.startsWith('..') || isAbsolute(inside) || /(?:^|[\\/])[._]/.test(inside.replace(/^_astro/, '')))
    return undefined
  return (await isFile(file)) ? file : undefined
}

async function addSlash(dir: string, path: string): Promise<string | undefined> {
  // A path of two slashes would redirect to another host.
  if (path.endsWith('/') || path.startsWith('//')) return undefined
  return (await findFile(dir, `${path}/`)) === undefined ? undefined : encodeURI(`${path}/`)
}

async function sendNotFound(
  site: Site,
  request: SiteRequest,
  response: SiteResponse,
  path: string,
): Promise<void> {
  const locale = path.split('/')[1] ?? ''
  const file = (await findFile(site.dir, `/${locale}/404.html`)) ?? (await findFile(site.dir, '/404.html'))
  if (file !== undefined) return await send(site, request, response, { file, path, status: 404 })
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('There is no such page.')
}

type Answer = Readonly<{ file: string; path: string; status: number }>

async function send(
  site: Site,
  request: SiteRequest,
  response: SiteResponse,
  { file, path, status }: Answer,
): Promise<void> {
  const type = contentTypes.get(extname(file)) ?? 'application/octet-stream'
  response.setHeader('content-type', type)
  response.setHeader('cache-control', usualCaching)
  for (const [name, said] of Map.groupBy(headersFor(site.headers, path), ([name]) => name))
    response.setHeader(
      name,
      said.map(([, value]) => value),
    )
  if (!isText(type) && status === 200) {
    response.setHeader('accept-ranges', 'bytes')
    const plain = await readFile(file)
    const range = parseRange(request.headers.range, plain.length)
    if (range !== undefined) return sendPart(response, plain, range)
  }
  const { body, encoding } = isText(type) ? await compress(request, file) : { body: await readFile(file) }
  response.setHeader('content-length', body.length)
  response.setHeader('vary', 'accept-encoding')
  if (encoding !== undefined) response.setHeader('content-encoding', encoding)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? '' : body)
}

/** Sends a byte range, for videos and archives of map tiles. */
function sendPart(response: SiteResponse, whole: Buffer, range: ByteRange | 'outside'): void {
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${whole.length}` })
    response.end('')
    return
  }
  const part = whole.subarray(range.first, range.last + 1)
  const place = `bytes ${range.first}-${range.last}/${whole.length}`
  response.writeHead(206, {
    'content-length': String(part.length),
    'content-range': place,
  })
  response.end(part)
}

/** Sends a file in the best encoding that the browser accepts: precompressed, or compressed now. */
async function compress(
  request: SiteRequest,
  file: string,
): Promise<Readonly<{ body: Buffer; encoding?: string }>> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const { encoding, ending, now } of encodings) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
    const stored = await readFile(`${file}${ending}`).catch(absentAsUndefined)
    return { body: stored ?? (await now(await readFile(file))), encoding }
  }
  return { body: await readFile(file) }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    // A path of a stranger that leads to no file, in whichever way.
    () => false,
  )
}
