import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentTypes } from '#scripts/content-types.ts'

type SearchFiles = ReadonlyMap<string, string | Uint8Array>

/**
 * Lets the dev server answer `/pictures/` from the picture step's cache and `/search/` from the loaded site; the build
 * writes those files instead.
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
  const { makeSearchFiles } = await import('#scripts/build/search-files.ts')
  const { loadSite } = await import('#site')
  return new Map(makeSearchFiles(await loadSite()))
}
