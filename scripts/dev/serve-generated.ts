import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { PictureQueue } from '#scripts/pictures/picture-queue.ts'
import { contentTypes } from '#scripts/server/content-types.ts'

/** Paths that `generatedFiles` may have a file for. */
const generated = [
  /^\/search\//,
  /\.(?:webmanifest|ics|atom)$/,
  /\/qr\.svg$/,
  /^\/(?:drawings|sun)\//,
  /\/feed(?:-\d+)?\.json$/,
  /\/listings(?:\.schema)?\.json$/,
]

/**
 * Serves in development the files that the build writes besides pages: `/pictures/`, made when they are asked for; search
 * files, manifests, calendars, feeds, listings and QR codes, created once from the loaded site; the agency's own files.
 */
export function serveGenerated(): AstroIntegration {
  return {
    name: 'serve-generated',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const publicDir = join(process.env['SITE_DATA'] ?? 'data', 'public')
        const root = normalize(join(process.env['SITE_PICTURES'] ?? '.cache/pictures', 'files'))
        let pictures: Promise<PictureQueue> | undefined
        server.middlewares.use('/pictures/', (request, response, next) => {
          const path = (request.url ?? '/').replace(/\?.*$/, '')
          const file = normalize(join(root, path))
          const type = contentTypes.get(extname(file))
          if (!file.startsWith(root) || type === undefined) return next()
          const send = (): void => {
            response.setHeader('content-type', type)
            createReadStream(file)
              .on('error', () => next())
              .pipe(response)
          }
          pictures ??= loadPictures()
          pictures.then(async ({ ask }) => ask(`/pictures${path}`)).then(send, next)
          return undefined
        })
        let files: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '/').replace(/\?.*$/, '')
          if (/^\/(?:fonts|map)\//.test(path) || isFile(join(publicDir, path))) {
            loadAgencyFile(path).then((content) => sendFile(response, path, content), next)
            return undefined
          }
          if (!generated.some((pattern) => pattern.test(path))) return next()
          files ??= loadFiles()
          files.then((found) => sendFile(response, path, found.get(path)), next)
          return undefined
        })
      },
    },
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function sendFile(response: ServerResponse, name: string, content: string | Uint8Array | undefined): void {
  const type = contentTypes.get(extname(name)) ?? 'text/plain'
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content)
}

/** Loaded lazily, since Astro's configuration imports this file. */
async function loadFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { generatedFiles } = await import('#scripts/build/files/generated-files.ts')
  const { loadSite } = await import('#site')
  const site = await loadSite()
  return new Map(generatedFiles(site))
}

async function loadPictures(): Promise<PictureQueue> {
  const [{ pictureQueue }, { pictureDirs }, { loadPictureManifest }, { siteOptions }] = await Promise.all([
    import('#scripts/pictures/picture-queue.ts'),
    import('#scripts/pictures.ts'),
    import('#data/picture-manifest.ts'),
    import('#site'),
  ])
  const options = siteOptions(process.env)
  const manifest = await loadPictureManifest(options.picturesDir)
  return pictureQueue(manifest, { sourceDirs: pictureDirs(options), cacheDir: options.picturesDir })
}

async function loadAgencyFile(path: string): Promise<Buffer | undefined> {
  const { loadSite } = await import('#site')
  const found = (await loadSite()).files.find((each) => each.path === path)
  return found === undefined ? undefined : readFile(found.file)
}
