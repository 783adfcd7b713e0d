import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { readFile, stat } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { precompressed } from '#scripts/build/files/compress-files.ts'
import { type HeaderRule, isFor, usualCaching } from '#scripts/build/hosting/header-rules.ts'
import { parseHeaders } from '#scripts/build/hosting/headers-file.ts'
import { parseRedirects, type RedirectRule } from '#scripts/build/hosting/parse-redirects.ts'
import { type ByteRange, parseRange } from '#scripts/server/byte-range.ts'
import { contentTypes, isText } from '#scripts/server/content-types.ts'
import { makeSelfSigned } from '#scripts/server/self-signed.ts'

/** What the server answers from. */
type Site = Readonly<{
  dir: string
  builtAt: number
  headers: readonly HeaderRule[]
  redirects: ReadonlyMap<string, RedirectRule>
}>

/** What HTTP/1.1 and HTTP/2 have in common. */
type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type SiteResponse = Readonly<{
  headersSent: boolean
  setHeader: (name: string, value: string | number | readonly string[]) => unknown
  writeHead: (status: number, headers?: Record<string, string>) => unknown
  end: (body: string | Buffer) => unknown
}>

/** Quality 5: what the build has not compressed is compressed anew for each visit, a CDN would do it once. */
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = [
  { ...precompressed.brotli, now: (plain: Buffer) => promisify(brotliCompress)(plain, onTheFly) },
  { ...precompressed.gzip, now: (plain: Buffer) => promisify(gzip)(plain) },
]

/**
 * Returns a server of a built site that behaves like the hosts it is made for: `index.html` of a directory, the
 * slash at the end, the rules of `_headers` and `_redirects`, files that the build has compressed, parts of files, and
 * the page "not found" of the path's language.
 */
export async function createStaticServer(dir: string): Promise<Server> {
  return createServer(await createAnswerer(dir))
}

/** Returns the same server over HTTP/2 and TLS, as a CDN speaks to browsers; its certificate is self-signed. */
export async function createHttp2Server(dir: string): Promise<Http2SecureServer> {
  return createSecureServer(await makeSelfSigned(), await createAnswerer(dir))
}

async function createAnswerer(dir: string): Promise<(request: SiteRequest, response: SiteResponse) => void> {
  let site = await readSite(dir)
  const answerFrom = async (request: SiteRequest, response: SiteResponse): Promise<void> => {
    // Built anew while it is served: the policy of the new pages goes with them.
    if (site.builtAt !== (await timeOf(dir))) site = await readSite(dir)
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
  const text = (name: string): Promise<string> => readFile(join(dir, name), 'utf8').catch(() => '')
  return {
    dir: resolve(dir),
    builtAt: await timeOf(dir),
    headers: parseHeaders(await text('_headers')),
    redirects: parseRedirects(await text('_redirects')),
  }
}

/** Returns when the rules of a site were written, in milliseconds since 1970; 0 where there are none. */
async function timeOf(dir: string): Promise<number> {
  return await stat(join(dir, '_headers')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
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
  // A rule goes before the page that stands there for hosts without rules.
  const file = redirect === undefined ? await findFile(site.dir, path) : undefined
  if (file !== undefined)
    return await send(site, request, response, { file, path, status: rule?.status ?? 200 })
  const target = redirect?.to ?? (await addSlash(site.dir, path))
  if (target === undefined) return await sendNotFound(site, request, response, path)
  response.writeHead(redirect?.status ?? 301, { location: `${target}${query}` })
  response.end('')
}

/** The path without its query, or undefined when it is badly encoded. */
function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return path.includes('\0') || !path.startsWith('/') ? undefined : path
  } catch {
    return undefined
  }
}

/** The file that a path names, if it lies inside the site and is none of the host's own rule files. */
async function findFile(dir: string, path: string): Promise<string | undefined> {
  const file = resolve(join(dir, path.endsWith('/') ? `${path}index.html` : path))
  const inside = relative(dir, file)
  if (inside.startsWith('..') || isAbsolute(inside) || /(?:^|[\\/])[._]/.test(inside.replace(/^_astro/, '')))
    return undefined
  return (await isFile(file)) ? file : undefined
}

async function addSlash(dir: string, path: string): Promise<string | undefined> {
  // A path of two slashes would send the visitor to another host.
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
  for (const rule of site.headers) {
    if (!isFor(rule, path)) continue
    for (const [name, said] of Map.groupBy(rule.headers, ([name]) => name))
      response.setHeader(
        name,
        said.map(([, value]) => value),
      )
  }
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

/** Part of a file: what a film or an archive of map tiles is read by. */
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

/** The file as the visitor's browser reads it best: as the build compressed it, or else compressed now. */
async function compress(
  request: SiteRequest,
  file: string,
): Promise<Readonly<{ body: Buffer; encoding?: string }>> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const { encoding, ending, now } of encodings) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
    const stored = await readFile(`${file}${ending}`).catch(() => undefined)
    return { body: stored ?? (await now(await readFile(file))), encoding }
  }
  return { body: await readFile(file) }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
