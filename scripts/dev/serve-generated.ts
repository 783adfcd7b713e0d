import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentTypes } from '#scripts/server/content-types.ts'
import { qrCodes, qrFile } from '#views/listing/qr-code.ts'

type SearchFiles = ReadonlyMap<string, string | Uint8Array>

/**
 * Lets the dev server answer `/pictures/` from the picture step's cache, `/search/`, manifests and the QR codes of listings
 * and the agency's own files from the loaded site; the build writes those files instead.
 */
export function serveGenerated(): AstroIntegration {
  return {
    name: 'serve-generated',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const root = normalize(join(process.env['SITE_PICTURES'] ?? '.cache/pictures', 'files'))
        server.middlewares.use('/pictures/', (request, response, next) => {
          const file = normalize(join(root, (request.url ?? '/').replace(/\?.*$/, '')))
          const type = contentTypes.get(extname(file))
          if (!file.startsWith(root) || type === undefined) return next()
          response.setHeader('content-type', type)
          createReadStream(file)
            .on('error', () => next())
            .pipe(response)
          return undefined
        })
        let searchFiles: Promise<SearchFiles> | undefined
        server.middlewares.use('/search/', (request, response) => {
          searchFiles ??= loadSearchFiles()
          const name = (request.url ?? '/').replace(/^\/|\?.*$/g, '')
          searchFiles.then(
            (files) => sendFile(response, name, files.get(name)),
            (error: unknown) => response.writeHead(500).end(String(error)),
          )
        })
        let words: Promise<ReadonlyMap<string, string>> | undefined
        server.middlewares.use('/words/', (request, response) => {
          words ??= loadWords()
          const path = `/words${request.url ?? ''}`
          words.then(
            (files) => sendFile(response, path, files.get(path)),
            (error: unknown) => response.writeHead(500).end(String(error)),
          )
        })
        let manifests: Promise<ReadonlyMap<string, string>> | undefined
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '/').replace(/\?.*$/, '')
          if (path.endsWith('.webmanifest')) {
            manifests ??= loadManifests()
            manifests.then((files) => sendFile(response, path, files.get(path)), next)
            return undefined
          }
          if (path.startsWith('/fonts/') || path.startsWith('/map/') || path === '/favicon.svg') {
            loadSiteFile(path).then((content) => sendFile(response, path, content), next)
            return undefined
          }
          if (!path.endsWith(`/${qrFile}`)) return next()
          drawQrAt(path).then((svg) => sendFile(response, path, svg), next)
          return undefined
        })
      },
    },
  }
}

function sendFile(response: ServerResponse, name: string, content: string | Uint8Array | undefined): void {
  const type = contentTypes.get(extname(name)) ?? 'text/plain'
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content)
}

/** Astro's configuration imports this file: a build should not load the whole program for it. */
async function loadSearchFiles(): Promise<SearchFiles> {
  const { makeSearchFiles } = await import('#scripts/build/files/search-files.ts')
  const { loadSite } = await import('#site')
  return new Map(makeSearchFiles(await loadSite()))
}

async function drawQrAt(path: string): Promise<string | undefined> {
  const { drawQr } = await import('#scripts/build/files/qr-files.ts')
  const { loadSite } = await import('#site')
  const code = [...qrCodes(await loadSite())].find((each) => each.path === path)
  return code === undefined ? undefined : drawQr(code.url)
}

async function loadWords(): Promise<ReadonlyMap<string, string>> {
  const { makeWords } = await import('#scripts/build/files/words-files.ts')
  const { makeNotices } = await import('#scripts/build/files/notice-files.ts')
  const { loadSite } = await import('#site')
  const site = await loadSite()
  return new Map([...makeWords(site), ...makeNotices(site)])
}

async function loadSiteFile(path: string): Promise<Buffer | undefined> {
  const { loadSite } = await import('#site')
  const found = (await loadSite()).files.find((each) => each.path === path)
  return found === undefined ? undefined : readFile(found.file)
}

async function loadManifests(): Promise<ReadonlyMap<string, string>> {
  const { webManifests } = await import('#views/shell/web-manifest.ts')
  const { loadSite } = await import('#site')
  return new Map(webManifests(await loadSite()))
}
